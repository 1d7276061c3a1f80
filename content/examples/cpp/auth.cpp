#include <array>
#include <cstdlib>
#include <iostream>
#include <questdb/ingress/line_sender.hpp>

namespace qdb = questdb::ingress;

int main()
{
    try
    {
        qdb::opts opts{qdb::protocol::tcp, "localhost", 9009};
        opts.username("admin")
            .token("FB_brHmN6fwbj5EFZpd60O7uCbnZXQlwxT12PbzcOs0")
            .token_x("CDyxIw7zCUucCLRPNIL3SYtDL00bO9awl447uzO3TM0")
            .token_y("mbUYl2C2kJUR0jQQIaJj-3_94wRoMZKWq_ds51pqGxk")
            .protocol_version(qdb::protocol_version::v2);
        qdb::line_sender sender{opts};

        auto buffer = sender.new_buffer();
        buffer.table("trades")
            .symbol("symbol", "BTC-USDT")
            .symbol("side", "buy")
            .column("price", 107426.43)
            .column("amount", 0.25)
            .column("bids", std::array{107426.42, 107426.4, 107426.31})
            .at(qdb::timestamp_nanos{1751362200123456789});
        buffer.table("trades")
            .symbol("symbol", "ETH-USDT")
            .symbol("side", "sell")
            .column("price", 2487.61)
            .column("amount", 1.5)
            .column("bids", std::array{2487.6, 2487.58, 2487.55})
            .at(qdb::timestamp_nanos{1751362200987654321});

        // Over TCP, success means that the operating system has accepted the rows.
        sender.flush(buffer);
        return EXIT_SUCCESS;
    }
    catch (const qdb::line_sender_error& error)
    {
        std::cerr << "Error running example: " << error.what() << '\n';
        return EXIT_FAILURE;
    }
}
