from questdb.ingress import Sender

CONFIGURATIONS = [
    "http::addr=localhost:9000;",
    "http::addr=localhost:9000;auto_flush_rows=1000;auto_flush_interval=off;",
    "https::addr=db.example.com:443;username=ingest;password=p;;w;retry_timeout=60000",
    "tcp::addr=localhost;auto_flush=off;protocol_version=2;",
]

for configuration in CONFIGURATIONS:
    sender = Sender.from_conf(configuration)  # doesn't connect yet
    print(configuration.partition("::")[0], end=": ")
    if sender.auto_flush:
        print("flush every", sender.auto_flush_rows, "rows,", sender.auto_flush_interval)
    else:
        print("no auto-flush")
