SELECT property_path, value, value_source, reloadable
FROM (SHOW PARAMETERS)
WHERE property_path IN ('query.timeout', 'pg.net.connection.limit')
ORDER BY property_path
