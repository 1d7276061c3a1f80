package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"slices"
	"time"

	qdb "github.com/questdb/go-questdb-client/v4"
)

type reading struct {
	sensor string
	value  any
}

func main() {
	if err := run(context.Background()); err != nil {
		fmt.Fprintln(os.Stderr, "Error running example:", err)
		os.Exit(1)
	}
}

func run(ctx context.Context) error {
	sender, err := qdb.LineSenderFromConf(ctx, "http::addr=localhost:9000;auto_flush=off;")
	if err != nil {
		return err
	}
	defer sender.Close(ctx)

	batch := []reading{{"s1", 21.5}, {"s2", "offline"}, {"s3", 22.1}}
	for len(batch) > 0 {
		err := send(ctx, sender, batch)
		if err == nil {
			return nil
		}

		// A line number means that the server rejected a row. Send the others again.
		var httpErr *qdb.HttpError
		if !errors.As(err, &httpErr) || httpErr.Line < 1 || httpErr.Line > len(batch) {
			return err
		}
		fmt.Printf("status %d, rejected: %v\n", httpErr.HttpStatus(), batch[httpErr.Line-1])
		batch = slices.Delete(batch, httpErr.Line-1, httpErr.Line)
	}
	return nil
}

func send(ctx context.Context, sender qdb.LineSender, batch []reading) error {
	at := time.Date(2025, 7, 1, 9, 0, 0, 0, time.UTC)
	for _, r := range batch {
		sender.Table("measurements").Symbol("sensor", r.sensor)
		switch v := r.value.(type) {
		case float64:
			sender.Float64Column("value", v)
		case string:
			sender.StringColumn("value", v)
		}
		if err := sender.At(ctx, at); err != nil {
			return err
		}
	}
	return sender.Flush(ctx)
}
