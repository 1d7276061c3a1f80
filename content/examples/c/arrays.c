#include <stdint.h>
#include <stdio.h>
#include <questdb/ingress/line_sender.h>

int main(void)
{
    /* One row of prices, and one row of sizes. */
    const double bids[2][3] = {{1.1811, 1.1810, 1.1809}, {300000, 400000, 1300000}};
    const uintptr_t bids_shape[] = {2, 3};

    /* Prices and sizes alternate, so that the strides differ from the row-major order. */
    const double asks[3][2] = {{1.1812, 400000}, {1.1813, 600000}, {1.1814, 1900000}};
    const uintptr_t asks_shape[] = {2, 3};
    const intptr_t asks_strides[] = {1, 2}; /* in elements */

    int status = 1;
    line_sender_error* err = NULL;
    line_sender_buffer* buffer = NULL;

    line_sender* sender =
        line_sender_from_conf(QDB_UTF8_LITERAL("http::addr=localhost:9000;"), &err);
    if (!sender)
        goto cleanup;

    buffer = line_sender_buffer_new_for_sender(sender);
    line_sender_buffer_reserve(buffer, 64 * 1024);

    if (!line_sender_buffer_table(buffer, QDB_TABLE_NAME_LITERAL("books"), &err)
        || !line_sender_buffer_symbol(
            buffer, QDB_COLUMN_NAME_LITERAL("symbol"), QDB_UTF8_LITERAL("EURUSD"), &err)
        || !line_sender_buffer_column_f64_arr_c_major(
            buffer, QDB_COLUMN_NAME_LITERAL("bids"), 2, bids_shape, &bids[0][0], 6, &err)
        || !line_sender_buffer_column_f64_arr_elem_strides(
            buffer, QDB_COLUMN_NAME_LITERAL("asks"), 2, asks_shape, asks_strides, &asks[0][0], 6, &err)
        || !line_sender_buffer_at_nanos(buffer, 1751360400000000000, &err)
        || !line_sender_flush(sender, buffer, &err))
        goto cleanup;
    status = 0;

cleanup:
    if (err)
    {
        size_t length = 0;
        const char* message = line_sender_error_msg(err, &length);
        fprintf(stderr, "Can't send the arrays: %.*s\n", (int)length, message);
        line_sender_error_free(err);
    }
    line_sender_buffer_free(buffer);
    line_sender_close(sender);
    return status;
}
