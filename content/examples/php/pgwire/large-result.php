<?php
declare(strict_types=1);

/** Yields the trades of a period, reading one hour at a time to limit memory use. */
function trades(PDO $db, string $from, string $to): Generator
{
    $statement = $db->prepare(
        'SELECT price, amount FROM trades WHERE timestamp >= ? AND timestamp < ?'
    );
    $utc = new DateTimeZone('UTC');
    $format = 'Y-m-d\TH:i:s\Z';
    $hours = new DatePeriod(
        new DateTimeImmutable($from, $utc),
        new DateInterval('PT1H'),
        new DateTimeImmutable($to, $utc),
    );
    foreach ($hours as $hour) {
        $next = $hour->modify('+1 hour');
        if (!$statement->execute([$hour->format($format), $next->format($format)])) {
            throw new RuntimeException('Query failed');
        }
        yield from $statement->fetchAll(PDO::FETCH_NUM);
    }
}

$db = new PDO('pgsql:host=localhost;port=8812;dbname=qdb', 'admin', 'quest');

$rows = 0;
$volume = 0.0;
foreach (trades($db, '2025-07-01', '2025-07-04') as [$price, $amount]) {
    $rows++;
    $volume += (float) $price * (float) $amount;
}
printf("%d rows, volume %.2f\n", $rows, $volume);
