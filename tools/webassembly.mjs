// Runs a program in the CPython that the npm package pyodide carries: node webassembly.mjs PACKAGE PROGRAM SOURCES
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, program, sources] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`));
const python = await loadPyodide();
python.setStdout({ batched: (line) => console.log(line) });
python.FS.mkdirTree("/sources");
python.mountNodeFS("/sources", sources);
python.runPython("import sys, warnings; sys.path.insert(0, '/sources'); sys.dont_write_bytecode = True; warnings.simplefilter('error')");
python.runPython(readFileSync(program, "utf8"));
