package main

import (
	"context"
	"errors"
	"fmt"
	"log"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
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

	for _, query := range []string{
		"SELECT * FROM no_such_table",
		"SELECT no_such_column FROM trades",
		"SELECT count() FROM trades",
	} {
		var count int64
		err := conn.QueryRow(ctx, query).Scan(&count)

		var pgErr *pgconn.PgError
		switch {
		case err == nil:
			fmt.Println("trades:", count)
		case errors.As(err, &pgErr):
			// The server rejected the statement. The connection remains usable.
			fmt.Printf("%s (SQLSTATE %s, position %d)\n", pgErr.Message, pgErr.Code, pgErr.Position)
		default:
			// The connection failed, or the result doesn't match the variables.
			return err
		}
	}
	return nil
}
