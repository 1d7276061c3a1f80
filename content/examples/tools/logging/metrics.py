"""Joins the metrics of a scrape with their meaning. Usage: metrics.py SCRAPE MEANINGS OUT"""
import re
import sys

scrape, meanings, out = sys.argv[1:]
types = dict(re.findall(r"^# TYPE (\S+) (\S+)$", open(scrape).read(), re.MULTILINE))
tags = {name for name in types if name.startswith("questdb_memory_tag_")}
groups, known = {}, {}
for line in open(meanings):
    group, name, meaning = line.rstrip("\n").split("\t")
    known[name] = meaning
    groups.setdefault(group, []).append(name)
if set(types) - tags != set(known):
    sys.exit(f"without a meaning: {set(types) - tags - set(known)}, not in the scrape: {set(known) - set(types)}")

for group, names in groups.items():
    with open(f"{out}/{group}.txt", "w") as file:
        file.write("| Metric | Type | Meaning |\n| --- | --- | --- |\n")
        for name in names:
            file.write(f"| `{name}` | {types[name]} | {known[name]} |\n")
with open(f"{out}/count.txt", "w") as file:
    file.write(f"{len(types) - len(tags)} metrics, and {len(tags)} with the prefix questdb_memory_tag_\n")
