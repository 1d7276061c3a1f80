package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"time"

	qdb "github.com/questdb/go-questdb-client/v4"
)

type entry struct {
	account string
	delta   float64
}

func main() {
	ctx := context.Background()
	at := time.Date(2025, 7, 1, 9, 0, 0, 0, time.UTC)

	if err := transfer(ctx, at, entry{"A", -100}, entry{"B", 100}); err != nil {
		fmt.Fprintln(os.Stderr, "Error running example:", err)
		os.Exit(1)
	}
	err := transfer(ctx, at.Add(time.Second), entry{"A", -50}, entry{"", 50})
	fmt.Println("second transfer:", err)
}

// transfer stores either all entries or none.
func transfer(ctx context.Context, at time.Time, entries ...entry) error {
	sender, err := qdb.LineSenderFromConf(ctx, "http::addr=localhost:9000;auto_flush=off;")
	if err != nil {
		return err
	}
	// With auto-flush disabled, closing the sender discards rows that haven't been flushed.
	defer sender.Close(ctx)

	for _, e := range entries {
		if e.account == "" {
			return errors.New("missing account")
		}
		err := sender.Table("transfers").
			Symbol("account", e.account).
			Float64Column("delta", e.delta).
			At(ctx, at)
		if err != nil {
			return err
		}
	}
	return sender.Flush(ctx)
}
