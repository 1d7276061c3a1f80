package main

import (
	"context"
	"fmt"
	"math/big"
	"os"
	"time"

	qdb "github.com/questdb/go-questdb-client/v4"
)

func main() {
	if err := run(context.Background()); err != nil {
		fmt.Fprintln(os.Stderr, "Error running example:", err)
		os.Exit(1)
	}
}

func run(ctx context.Context) error {
	sender, err := qdb.LineSenderFromConf(ctx, "http::addr=localhost:9000;")
	if err != nil {
		return err
	}
	defer sender.Close(ctx)

	at := time.Date(2025, 7, 1, 9, 0, 0, 0, time.UTC)
	err = sender.Table("readings").
		Symbol("sensor", "s1").
		Float64Column("temperature", 21.5).
		Int64Column("samples", 42).
		BoolColumn("healthy", true).
		StringColumn("note", "after maintenance").
		TimestampColumn("calibrated", time.Date(2025, 6, 30, 8, 0, 0, 0, time.UTC)).
		Long256Column("serial", big.NewInt(0x7f3a09)).
		At(ctx, at)
	if err != nil {
		return err
	}

	// Columns that a row omits are null.
	err = sender.Table("readings").
		Symbol("sensor", "s2").
		Float64Column("temperature", 22.1).
		At(ctx, at.Add(time.Second))
	if err != nil {
		return err
	}

	return sender.Flush(ctx)
}
