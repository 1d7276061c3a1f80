airflow db migrate
airflow dags test questdb_daily_volume 2025-07-01
