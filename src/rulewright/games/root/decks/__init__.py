"""What crafted cards do, a module for each deck."""
