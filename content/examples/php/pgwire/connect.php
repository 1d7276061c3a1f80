<?php
declare(strict_types=1);

$db = new PDO('pgsql:host=localhost;port=8812;dbname=qdb', 'admin', 'quest');

$result = $db->query('SELECT symbol, count() AS trades FROM trades ORDER BY symbol')
    ?: throw new RuntimeException('Query failed');  // PDO doesn't throw for errors of QuestDB

foreach ($result->fetchAll(PDO::FETCH_ASSOC) as $row) {
    echo "{$row['symbol']} {$row['trades']}\n";
}
