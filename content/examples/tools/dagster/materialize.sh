dagster asset materialize -f definitions.py --select daily_volume --partition 2025-07-01
