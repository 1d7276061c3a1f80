# Replace the key in production, for example with the output of: openssl rand -base64 42
SECRET_KEY = "a key for local tests only, at least 32 bytes"
SQLALCHEMY_DATABASE_URI = "sqlite:///superset.db"
