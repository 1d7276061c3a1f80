<?php
declare(strict_types=1);

/** Runs a query and throws if it fails, because PDO doesn't throw for errors of QuestDB. */
function run(PDO $db, string $sql, array $parameters = []): PDOStatement
{
    $statement = $db->prepare($sql);
    if (!$statement->execute($parameters)) {
        throw new RuntimeException("Query failed: $sql");
    }
    return $statement;
}

$db = new PDO('pgsql:host=localhost;port=8812;dbname=qdb', 'admin', 'quest');

$trades = run(
    $db,
    'SELECT timestamp, price, amount FROM trades WHERE symbol = ? AND timestamp >= ? LIMIT 3',
    ['BTC-USDT', '2025-07-02T00:00:00Z'],
);
foreach ($trades->fetchAll(PDO::FETCH_ASSOC) as $trade) {
    echo "{$trade['timestamp']} {$trade['price']} {$trade['amount']}\n";
}
