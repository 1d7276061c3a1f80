from questdb.ingress import IngressError, Sender

CONFIGURATIONS = [
    "http:addr=localhost;",
    "http::username=ingest;password=secret;",
    "http::addr=localhost;addr=localhost;",
    "http::addr=localhost;username=ingest;",
    "http::addr=localhost;token=t;username=ingest;password=secret;",
    "http::addr=localhost;username=ingest;password=a;b;",
    "http::addr=localhost;auto_flush_rows=0;",
    "tcp::addr=localhost;retry_timeout=5000;",
    "tcp::addr=localhost;username=collector;token=key;",
]

for configuration in CONFIGURATIONS:
    print(configuration)
    try:
        Sender.from_conf(configuration).establish()
    except (IngressError, ValueError) as error:
        print("   ", error)
