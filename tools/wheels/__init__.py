"""The wheels that are published, one for each platform, all made on one machine."""
