<?php
declare(strict_types=1);

$db = new PDO('pgsql:host=localhost;port=8812;dbname=qdb', 'admin', 'quest');

// Arrays are strings in both directions, with braces instead of JSON's brackets.
$bids = [[1.1811, 1.181], [300000.0, 400000.0]];
$parameter = strtr(json_encode($bids), '[]', '{}');

$statement = $db->prepare('SELECT bids, bids[1, 1] AS best FROM (SELECT ?::DOUBLE[][] AS bids)');
if (!$statement->execute([$parameter])) {
    throw new RuntimeException('Query failed');
}
$row = $statement->fetch(PDO::FETCH_ASSOC);
$levels = json_decode(strtr($row['bids'], '{}', '[]'));
echo count($levels[0]), " levels, best bid {$row['best']}\n";
