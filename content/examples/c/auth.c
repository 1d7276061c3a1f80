#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <questdb/ingress/line_sender.h>

static bool add_trade(
    line_sender_buffer* buffer,
    line_sender_utf8 symbol,
    line_sender_utf8 side,
    double price,
    double amount,
    const double bids[3],
    int64_t nanos,
    line_sender_error** err)
{
    const uintptr_t shape[] = {3};
    return line_sender_buffer_table(buffer, QDB_TABLE_NAME_LITERAL("trades"), err)
        && line_sender_buffer_symbol(buffer, QDB_COLUMN_NAME_LITERAL("symbol"), symbol, err)
        && line_sender_buffer_symbol(buffer, QDB_COLUMN_NAME_LITERAL("side"), side, err)
        && line_sender_buffer_column_f64(buffer, QDB_COLUMN_NAME_LITERAL("price"), price, err)
        && line_sender_buffer_column_f64(buffer, QDB_COLUMN_NAME_LITERAL("amount"), amount, err)
        && line_sender_buffer_column_f64_arr_c_major(
               buffer, QDB_COLUMN_NAME_LITERAL("bids"), 1, shape, bids, 3, err)
        && line_sender_buffer_at_nanos(buffer, nanos, err);
}

int main(void)
{
    int status = 1;
    line_sender_error* err = NULL;
    line_sender_opts* opts = NULL;
    line_sender* sender = NULL;
    line_sender_buffer* buffer = NULL;

    opts = line_sender_opts_new(line_sender_protocol_tcp, QDB_UTF8_LITERAL("localhost"), 9009);
    if (!line_sender_opts_username(opts, QDB_UTF8_LITERAL("admin"), &err)
        || !line_sender_opts_token(
            opts, QDB_UTF8_LITERAL("FB_brHmN6fwbj5EFZpd60O7uCbnZXQlwxT12PbzcOs0"), &err)
        || !line_sender_opts_token_x(
            opts, QDB_UTF8_LITERAL("CDyxIw7zCUucCLRPNIL3SYtDL00bO9awl447uzO3TM0"), &err)
        || !line_sender_opts_token_y(
            opts, QDB_UTF8_LITERAL("mbUYl2C2kJUR0jQQIaJj-3_94wRoMZKWq_ds51pqGxk"), &err)
        || !line_sender_opts_protocol_version(opts, line_sender_protocol_version_2, &err))
        goto cleanup;
    sender = line_sender_build(opts, &err);
    if (!sender)
        goto cleanup;

    buffer = line_sender_buffer_new_for_sender(sender);
    line_sender_buffer_reserve(buffer, 64 * 1024);

    const double btc_bids[] = {107426.42, 107426.4, 107426.31};
    const double eth_bids[] = {2487.6, 2487.58, 2487.55};
    if (!add_trade(
            buffer, QDB_UTF8_LITERAL("BTC-USDT"), QDB_UTF8_LITERAL("buy"),
            107426.43, 0.25, btc_bids, 1751362200123456789, &err)
        || !add_trade(
            buffer, QDB_UTF8_LITERAL("ETH-USDT"), QDB_UTF8_LITERAL("sell"),
            2487.61, 1.5, eth_bids, 1751362200987654321, &err))
        goto cleanup;

    /* Over TCP, success means that the operating system has accepted the rows. */
    if (!line_sender_flush(sender, buffer, &err))
        goto cleanup;
    status = 0;

cleanup:
    if (err)
    {
        size_t length = 0;
        const char* message = line_sender_error_msg(err, &length);
        fprintf(stderr, "Error running example: %.*s\n", (int)length, message);
        line_sender_error_free(err);
    }
    line_sender_buffer_free(buffer);
    line_sender_close(sender);
    line_sender_opts_free(opts);
    return status;
}
