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

	_, err = conn.Exec(ctx, "CREATE TABLE IF NOT EXISTS events (ts TIMESTAMP, name SYMBOL) TIMESTAMP(ts) PARTITION BY DAY WAL")
	if err != nil {
		return err
	}

	berlin, err := time.LoadLocation("Europe/Berlin")
	if err != nil {
		return err
	}
	noon := time.Date(2025, 7, 1, 12, 0, 0, 0, berlin)

	insert := "INSERT INTO events VALUES ($1, $2)"
	if _, err := conn.Exec(ctx, insert, noon.UTC(), "converted to UTC"); err != nil {
		return err
	}
	// pgx sends the wall clock time and drops the time zone: two hours late in summer.
	if _, err := conn.Exec(ctx, insert, noon, "not converted"); err != nil {
		return err
	}

	if _, err := conn.Exec(ctx, "SELECT wait_wal_table('events')"); err != nil {
		return err
	}
	rows, err := conn.Query(ctx, "SELECT ts, name FROM events")
	if err != nil {
		return err
	}
	var ts time.Time
	var name string
	_, err = pgx.ForEachRow(rows, []any{&ts, &name}, func() error {
		fmt.Printf("%-16s  %s  %s\n", name, ts.Format(time.RFC3339), ts.In(berlin).Format(time.RFC3339))
		return nil
	})
	return err
}
