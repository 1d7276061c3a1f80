package main

import (
	"context"
	"fmt"
	"log"
	"time"

	"github.com/jackc/pgx/v5"
)

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

	rows, err := conn.Query(ctx, "SELECT timestamp, price, amount FROM trades WHERE symbol = 'BTC-USDT'")
	if err != nil {
		return err
	}
	defer rows.Close()

	var count int
	var turnover float64
	for rows.Next() {
		var ts time.Time
		var price, amount float64
		if err := rows.Scan(&ts, &price, &amount); err != nil {
			return err
		}
		turnover += price * amount
		count++
	}
	// Next also returns false if the connection breaks before the last row.
	if err := rows.Err(); err != nil {
		return err
	}
	fmt.Printf("%d trades, turnover %.2f\n", count, turnover)
	return nil
}
