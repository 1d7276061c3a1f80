export AIRFLOW_HOME="$HOME/airflow"
export AIRFLOW__CORE__DAGS_FOLDER="$PWD"
export AIRFLOW__CORE__LOAD_EXAMPLES=False
export AIRFLOW_CONN_QUESTDB="postgresql://admin:quest@localhost:8812/qdb"
