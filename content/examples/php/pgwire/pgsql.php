<?php
declare(strict_types=1);

$connection = pg_connect('host=localhost port=8812 user=admin password=quest dbname=qdb')
    ?: throw new RuntimeException('Connection failed');

$result = @pg_query_params(
    $connection,
    'SELECT symbol, last(price) AS price FROM trades WHERE timestamp IN $1 ORDER BY symbol',
    ['2025-07-03'],
);
if ($result === false) {
    throw new RuntimeException(pg_last_error($connection));
}
foreach (pg_fetch_all($result) as $row) {
    echo "{$row['symbol']} {$row['price']}\n";
}
