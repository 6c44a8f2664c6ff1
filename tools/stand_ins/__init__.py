"""What stands in, in browsers, for packages that are compiled for servers."""
