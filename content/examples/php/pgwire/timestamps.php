<?php
declare(strict_types=1);

$db = new PDO('pgsql:host=localhost;port=8812;dbname=qdb', 'admin', 'quest');

// 09:00 in New York is 13:00 UTC. The server converts strings with an offset.
$since = new DateTimeImmutable('2025-07-02 09:00', new DateTimeZone('America/New_York'));

$statement = $db->prepare('SELECT min(timestamp) FROM trades WHERE timestamp >= ?');
if (!$statement->execute([$since->format('Y-m-d\TH:i:s.uP')])) {
    throw new RuntimeException('Query failed');
}

// The string has no time zone, so specify that it is in UTC.
$first = new DateTimeImmutable($statement->fetchColumn(), new DateTimeZone('UTC'));
echo $first->format('c'), "\n", $first->setTimezone($since->getTimezone())->format('c'), "\n";
