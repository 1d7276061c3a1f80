package main

import (
	"context"
	"log"
	"time"

	qdb "github.com/questdb/go-questdb-client/v4"
)

func main() {
	if err := run(context.Background()); err != nil {
		log.Fatal(err)
	}
}

func run(ctx context.Context) error {
	iso, err := time.Parse(time.RFC3339Nano, "2025-07-01T11:30:00.123456+02:00")
	if err != nil {
		return err
	}
	madrid, err := time.LoadLocation("Europe/Madrid")
	if err != nil {
		return err
	}
	local, err := time.ParseInLocation("02/01/2006 15:04:05", "01/07/2025 11:30:00", madrid)
	if err != nil {
		return err
	}
	// Without a zone in the string, time.Parse returns a time in UTC.
	date, err := time.Parse(time.DateOnly, "2025-07-01")
	if err != nil {
		return err
	}

	sender, err := qdb.LineSenderFromConf(ctx, "http::addr=localhost:9000;")
	if err != nil {
		return err
	}
	defer sender.Close(ctx)
	for _, row := range []struct {
		source string
		time   time.Time
	}{
		{"ISO 8601 with offset", iso},
		{"local time in Madrid", local},
		{"date", date},
		{"milliseconds", time.UnixMilli(1751362200123)},
	} {
		if err := sender.Table("conversions").Symbol("source", row.source).At(ctx, row.time); err != nil {
			return err
		}
	}
	return sender.Flush(ctx)
}
