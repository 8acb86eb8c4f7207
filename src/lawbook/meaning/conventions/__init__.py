"""What calls show that players tell by a name alone, and auctions as files write them."""
