package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"sync"
	"time"

	qdb "github.com/questdb/go-questdb-client/v4"
)

func main() {
	if err := run(context.Background()); err != nil {
		fmt.Fprintln(os.Stderr, "Error running example:", err)
		os.Exit(1)
	}
}

func run(ctx context.Context) (err error) {
	pool, err := qdb.PoolFromConf("http::addr=localhost:9000;", qdb.WithMaxSenders(4))
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, pool.Close(ctx)) }()

	const workers = 8
	errs := make([]error, workers)
	var wg sync.WaitGroup
	for i := range workers {
		wg.Go(func() { errs[i] = ingest(ctx, pool, i) })
	}
	wg.Wait()
	return errors.Join(errs...)
}

// ingest sends 1,000 rows with a sender of its own.
func ingest(ctx context.Context, pool *qdb.LineSenderPool, worker int) (err error) {
	sender, err := pool.Sender(ctx)
	if err != nil {
		return err
	}
	// Flushes the remaining rows and returns the sender to the pool.
	defer func() { err = errors.Join(err, sender.Close(ctx)) }()

	start := time.Date(2025, 7, 1, 9, 0, 0, 0, time.UTC)
	for i := range 1000 {
		err := sender.Table("events").
			Symbol("worker", fmt.Sprintf("w%d", worker)).
			Int64Column("sequence", int64(i)).
			At(ctx, start.Add(time.Duration(i)*time.Millisecond))
		if err != nil {
			return err
		}
	}
	return nil
}
