<?php
declare(strict_types=1);

$db = new PDO('pgsql:host=localhost;port=8812;dbname=qdb', 'admin', 'quest', [
    PDO::ATTR_ERRMODE => PDO::ERRMODE_EXCEPTION,
]);
var_dump($db->query('SELECT * FROM no_such_table'));  // no exception
echo $db->errorCode(), "\n";

// The pgsql extension reports the same error with its message.
$connection = pg_connect('host=localhost port=8812 user=admin password=quest dbname=qdb');
$result = @pg_query_params($connection, 'SELECT * FROM no_such_table', []);
if ($result === false) {
    echo pg_last_error($connection), "\n";
}
