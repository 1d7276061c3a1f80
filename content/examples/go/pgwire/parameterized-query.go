package main

import (
	"context"
	"fmt"
	"log"
	"time"

	"github.com/jackc/pgx/v5"
)

type candle struct {
	Timestamp time.Time
	Open      float64
	Close     float64
	Volume    float64
}

func main() {
	if err := run(context.Background()); err != nil {
		log.Fatal(err)
	}
}

func run(ctx context.Context) error {
	conn, err := pgx.Connect(ctx, "postgres://admin:quest@localhost:8812/qdb")
	if err != nil {
		return err
	}
	defer conn.Close(ctx)

	rows, err := conn.Query(ctx, `
		SELECT timestamp, first(price) AS open, last(price) AS close, sum(amount) AS volume
		FROM trades
		WHERE symbol = $1 AND timestamp >= $2 AND timestamp < $3
		SAMPLE BY 1h
		LIMIT $4`,
		"BTC-USDT",
		time.Date(2025, 7, 2, 0, 0, 0, 0, time.UTC),
		time.Date(2025, 7, 3, 0, 0, 0, 0, time.UTC),
		3,
	)
	if err != nil {
		return err
	}

	// Columns are matched with fields by name, regardless of case.
	candles, err := pgx.CollectRows(rows, pgx.RowToStructByName[candle])
	if err != nil {
		return err
	}
	for _, c := range candles {
		fmt.Printf("%s %.1f %.1f %.3f\n", c.Timestamp.Format(time.RFC3339), c.Open, c.Close, c.Volume)
	}
	return nil
}
