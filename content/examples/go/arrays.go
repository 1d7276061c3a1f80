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
	sender, err := qdb.LineSenderFromConf(ctx, "http::addr=localhost:9000;")
	if err != nil {
		return err
	}
	defer sender.Close(ctx)

	// Prices are in the first row of each array, sizes in the second.
	bids := [][]float64{
		{1.1811, 1.1810, 1.1809},
		{300_000, 400_000, 1_300_000},
	}

	// An NdArray stores its elements in a single slice, whatever the number of dimensions.
	asks, err := qdb.NewNDArray[float64](2, 3)
	if err != nil {
		return err
	}
	for _, v := range []float64{1.1812, 1.1813, 1.1814, 400_000, 600_000, 1_900_000} {
		if _, err := asks.Append(v); err != nil {
			return err
		}
	}

	err = sender.Table("books").
		Symbol("symbol", "EURUSD").
		Float64Array2DColumn("bids", bids).
		Float64ArrayNDColumn("asks", asks).
		At(ctx, time.Date(2025, 7, 1, 9, 0, 0, 0, time.UTC))
	if err != nil {
		return err
	}
	return sender.Flush(ctx)
}
