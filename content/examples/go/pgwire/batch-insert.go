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
		CREATE TABLE IF NOT EXISTS readings (
			ts TIMESTAMP,
			sensor SYMBOL,
			value DOUBLE
		) TIMESTAMP(ts) PARTITION BY DAY WAL`)
	if err != nil {
		return err
	}

	// A batch is sent in one round trip and is a single transaction.
	batch := &pgx.Batch{}
	start := time.Date(2025, 7, 1, 0, 0, 0, 0, time.UTC)
	for i := range 1000 {
		batch.Queue("INSERT INTO readings VALUES ($1, $2, $3)",
			start.Add(time.Duration(i)*time.Second), fmt.Sprintf("s%d", i%3), float64(i)/10)
	}
	if err := conn.SendBatch(ctx, batch).Close(); err != nil {
		return err
	}

	// Waits until the rows are visible. Applications rarely need this.
	if _, err := conn.Exec(ctx, "SELECT wait_wal_table('readings')"); err != nil {
		return err
	}
	var count int64
	if err := conn.QueryRow(ctx, "SELECT count() FROM readings").Scan(&count); err != nil {
		return err
	}
	fmt.Println(count, "rows stored")
	return nil
}
