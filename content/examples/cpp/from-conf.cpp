#include <array>
#include <cstdlib>
#include <iostream>
#include <questdb/ingress/line_sender.hpp>

namespace qdb = questdb::ingress;

int main()
{
    try
    {
        auto sender = qdb::line_sender::from_conf("http::addr=localhost:9000;");

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

        // Nothing is sent before this call. It returns once the server has committed the rows.
        sender.flush(buffer);
        return EXIT_SUCCESS;
    }
    catch (const qdb::line_sender_error& error)
    {
        std::cerr << "Error running example: " << error.what() << '\n';
        return EXIT_FAILURE;
    }
}
