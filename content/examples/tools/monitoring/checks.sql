SELECT 'CRITICAL' AS severity, name || ' is suspended: ' || coalesce(errorMessage, '') AS problem
FROM wal_tables()
WHERE suspended
UNION ALL
SELECT 'WARNING', name || ' has ' || (sequencerTxn - writerTxn) || ' transactions to apply'
FROM wal_tables()
WHERE NOT suspended AND sequencerTxn - writerTxn > 1000
UNION ALL
SELECT 'WARNING', name || ' is short of memory for writes, level ' || memoryPressure
FROM wal_tables()
WHERE memoryPressure > 0
UNION ALL
SELECT 'CRITICAL', view_name || ' is invalid: ' || invalidation_reason
FROM materialized_views()
WHERE view_status = 'invalid'
UNION ALL
SELECT 'WARNING', 'query ' || query_id || ' has been running for ' || datediff('s', query_start, now()) || ' seconds'
FROM query_activity()
WHERE query_start < dateadd('s', -30, now())
UNION ALL
SELECT 'WARNING', 'the checkpoint is ' || datediff('m', started_at, now()) || ' minutes old'
FROM checkpoint_status()
WHERE in_progress AND started_at < dateadd('h', -2, now())
