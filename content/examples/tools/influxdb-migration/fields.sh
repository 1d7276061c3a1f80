gunzip -c export.lp.gz | grep '^weather,' | sed -E 's/^(\\.|[^ \\])+ ([^=]+)=.*/\2/' | sort | uniq -c
