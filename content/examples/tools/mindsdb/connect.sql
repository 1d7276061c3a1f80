CREATE DATABASE market
WITH ENGINE = 'questdb',
PARAMETERS = {
  "host": "localhost",
  "port": 8812,
  "user": "admin",
  "password": "quest",
  "database": "qdb"
};
