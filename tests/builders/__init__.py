"""What tests are built with: positions from text, rules driven by answers."""
