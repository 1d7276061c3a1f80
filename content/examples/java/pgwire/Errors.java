import java.sql.DriverManager;
import java.sql.SQLException;
import org.postgresql.util.PSQLException;

public class Errors {
    public static void main(String[] args) throws SQLException {
        // The server aborts statements that run for longer than 500 ms.
        String url = "jdbc:postgresql://localhost:8812/qdb?options=-c%20statement_timeout=500";
        try (var connection = DriverManager.getConnection(url, "admin", "quest");
             var statement = connection.createStatement()) {
            for (String sql : new String[]{
                    "SELECT pric FROM trades",
                    "SELECT * FROM orders",
                    "SELECT count() FROM long_sequence(100000000000) WHERE x % 7 = 3"}) {
                try (var rows = statement.executeQuery(sql)) {
                    rows.next();
                } catch (PSQLException e) {
                    var error = e.getServerErrorMessage();
                    if (error == null) {
                        throw e; // the error is the driver's own, such as a lost connection
                    }
                    System.out.printf("%s (position %d, state %s)%n",
                            error.getMessage(), error.getPosition(), e.getSQLState());
                }
            }
        }
    }
}
