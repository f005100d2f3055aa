"""Small scripts for those who work on Rulewright."""
