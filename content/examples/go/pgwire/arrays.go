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

	_, err = conn.Exec(ctx, `
		CREATE TABLE IF NOT EXISTS books (
			ts TIMESTAMP,
			symbol SYMBOL,
			bids DOUBLE[][]
		) TIMESTAMP(ts) PARTITION BY DAY WAL`)
	if err != nil {
		return err
	}

	// Prices are in the first row of the array, sizes in the second.
	bids := [][]float64{{1.1811, 1.1810, 1.1809}, {300_000, 400_000, 1_300_000}}
	_, err = conn.Exec(ctx, "INSERT INTO books VALUES ($1, $2, $3)",
		time.Date(2025, 7, 1, 9, 0, 0, 0, time.UTC), "EURUSD", bids)
	if err != nil {
		return err
	}
	if _, err := conn.Exec(ctx, "SELECT wait_wal_table('books')"); err != nil {
		return err
	}

	var stored [][]float64
	var bestBid float64
	err = conn.QueryRow(ctx, "SELECT bids, bids[1, 1] FROM books").Scan(&stored, &bestBid)
	if err != nil {
		return err
	}
	fmt.Println("prices:", stored[0])
	fmt.Println("sizes:", stored[1])
	fmt.Println("best bid:", bestBid)
	return nil
}
