package main

import (
	"context"
	"fmt"
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
	sender, err := qdb.NewLineSender(ctx,
		qdb.WithTcp(),
		qdb.WithAddress("localhost:9009"),
		qdb.WithProtocolVersion(qdb.ProtocolVersion2),
	)
	if err != nil {
		return err
	}
	defer sender.Close(ctx)

	err = sender.Table("trades").
		Symbol("symbol", "BTC-USDT").
		Symbol("side", "buy").
		Float64Column("price", 107426.43).
		Float64Column("amount", 0.25).
		Float64Array1DColumn("bids", []float64{107426.42, 107426.4, 107426.31}).
		At(ctx, time.Date(2025, 7, 1, 9, 30, 0, 123456789, time.UTC))
	if err != nil {
		return err
	}

	err = sender.Table("trades").
		Symbol("symbol", "ETH-USDT").
		Symbol("side", "sell").
		Float64Column("price", 2487.61).
		Float64Column("amount", 1.5).
		Float64Array1DColumn("bids", []float64{2487.6, 2487.58, 2487.55}).
		At(ctx, time.Date(2025, 7, 1, 9, 30, 0, 987654321, time.UTC))
	if err != nil {
		return err
	}

	return sender.Flush(ctx)
}
