CREATE DATABASE questdb
WITH ENGINE = 'questdb',
PARAMETERS = {
  "host": "127.0.0.1",
  "port": 8812,
  "user": "admin",
  "password": "quest",
  "database": "qdb"
};
