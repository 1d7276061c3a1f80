export FLASK_APP=superset
export SUPERSET_CONFIG_PATH="$PWD/superset_config.py"
superset db upgrade
superset fab create-admin --username admin --password admin \
  --firstname Superset --lastname Admin --email admin@example.com
superset init
superset set-database-uri \
  --database_name QuestDB --uri questdb://admin:quest@localhost:8812/qdb
superset run --port 8088
