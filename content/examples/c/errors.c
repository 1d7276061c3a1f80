#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <questdb/ingress/line_sender.h>

static bool add_number(line_sender_buffer* buffer, int64_t value, line_sender_error** err)
{
    return line_sender_buffer_table(buffer, QDB_TABLE_NAME_LITERAL("strict"), err)
        && line_sender_buffer_column_i64(buffer, QDB_COLUMN_NAME_LITERAL("n"), value, err)
        && line_sender_buffer_at_nanos(buffer, 1751360400000000000, err);
}

static bool add_text(line_sender_buffer* buffer, const char* value, size_t length, line_sender_error** err)
{
    line_sender_utf8 text;
    return line_sender_utf8_init(&text, length, value, err)
        && line_sender_buffer_table(buffer, QDB_TABLE_NAME_LITERAL("strict"), err)
        && line_sender_buffer_column_str(buffer, QDB_COLUMN_NAME_LITERAL("n"), text, err)
        && line_sender_buffer_at_nanos(buffer, 1751360400000000000, err);
}

static void print_and_free(line_sender_error** err)
{
    size_t length = 0;
    const char* message = line_sender_error_msg(*err, &length);
    printf("%.*s\n", (int)length, message);
    line_sender_error_free(*err);
    *err = NULL;
}

int main(void)
{
    int status = 1;
    line_sender_error* err = NULL;
    line_sender_buffer* buffer = NULL;

    line_sender* sender =
        line_sender_from_conf(QDB_UTF8_LITERAL("http::addr=localhost:9000;"), &err);
    if (!sender)
        goto cleanup;

    buffer = line_sender_buffer_new_for_sender(sender);
    line_sender_buffer_reserve(buffer, 64 * 1024);

    if (!add_number(buffer, 1, &err) || !line_sender_flush(sender, buffer, &err))
        goto cleanup; /* the first row creates column n as LONG */

    if (!add_number(buffer, 2, &err) || !add_text(buffer, "three", 5, &err))
        goto cleanup;
    if (!line_sender_flush(sender, buffer, &err))
    {
        if (line_sender_error_get_code(err) != line_sender_error_server_flush_error)
            goto cleanup;
        /* The server rejected the rows, so sending them again would fail again. */
        print_and_free(&err);
        printf("rows in the buffer: %zu\n", line_sender_buffer_row_count(buffer));
        line_sender_buffer_clear(buffer);
    }

    /* The sender can still be used. */
    if (!add_number(buffer, 4, &err) || !line_sender_flush(sender, buffer, &err))
        goto cleanup;
    status = 0;

cleanup:
    if (err)
        print_and_free(&err);
    line_sender_buffer_free(buffer);
    line_sender_close(sender);
    return status;
}
