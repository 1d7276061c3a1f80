package main

import (
	"context"
	"errors"
	"fmt"
	"log"
	"sync"
	"time"

	"github.com/jackc/pgx/v5/pgxpool"
)

func main() {
	if err := run(context.Background()); err != nil {
		log.Fatal(err)
	}
}

func run(ctx context.Context) error {
	pool, err := pgxpool.New(ctx, "postgres://admin:quest@localhost:8812/qdb?pool_max_conns=4")
	if err != nil {
		return err
	}
	defer pool.Close()

	symbols := []string{"ADA-USDT", "BTC-USDT", "ETH-USDT", "SOL-USDT", "XRP-USDT"}
	volumes := make([]float64, len(symbols))
	errs := make([]error, len(symbols))

	var wg sync.WaitGroup
	for i, symbol := range symbols {
		wg.Go(func() {
			ctx, cancel := context.WithTimeout(ctx, 10*time.Second)
			defer cancel()
			errs[i] = pool.QueryRow(ctx, "SELECT sum(amount) FROM trades WHERE symbol = $1", symbol).
				Scan(&volumes[i])
		})
	}
	wg.Wait()
	if err := errors.Join(errs...); err != nil {
		return err
	}

	for i, symbol := range symbols {
		fmt.Printf("%s %.1f\n", symbol, volumes[i])
	}
	return nil
}
