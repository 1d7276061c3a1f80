#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <questdb/ingress/line_sender.h>

static bool add_entry(
    line_sender_buffer* buffer, line_sender_utf8 account, double delta, line_sender_error** err)
{
    return line_sender_buffer_table(buffer, QDB_TABLE_NAME_LITERAL("transfers"), err)
        && line_sender_buffer_symbol(buffer, QDB_COLUMN_NAME_LITERAL("account"), account, err)
        && line_sender_buffer_column_f64(buffer, QDB_COLUMN_NAME_LITERAL("delta"), delta, err)
        && line_sender_buffer_at_nanos(buffer, 1751360400000000000, err);
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

    if (!add_entry(buffer, QDB_UTF8_LITERAL("A"), -100, &err)
        || !add_entry(buffer, QDB_UTF8_LITERAL("B"), 100, &err))
        goto cleanup;
    /* `true` rejects a buffer that can't be committed as a single transaction. */
    if (!line_sender_flush_and_keep_with_flags(sender, buffer, true, &err))
        goto cleanup;
    line_sender_buffer_clear(buffer);
    status = 0;

cleanup:
    if (err)
    {
        size_t length = 0;
        const char* message = line_sender_error_msg(err, &length);
        fprintf(stderr, "Can't send the transaction: %.*s\n", (int)length, message);
        line_sender_error_free(err);
    }
    line_sender_buffer_free(buffer);
    line_sender_close(sender);
    return status;
}
