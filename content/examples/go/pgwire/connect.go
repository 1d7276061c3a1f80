package main

import (
	"context"
	"fmt"
	"log"

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

	rows, err := conn.Query(ctx, "SELECT symbol, count() FROM trades GROUP BY symbol ORDER BY symbol")
	if err != nil {
		return err
	}
	var symbol string
	var trades int64
	_, err = pgx.ForEachRow(rows, []any{&symbol, &trades}, func() error {
		fmt.Println(symbol, trades)
		return nil
	})
	return err
}
