#include <array>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <questdb/ingress/line_sender.hpp>

namespace qdb = questdb::ingress;

int main()
{
    // One row of prices, and one row of sizes.
    const std::array bids{1.1811, 1.1810, 1.1809, 300000.0, 400000.0, 1300000.0};
    const std::array<std::uintptr_t, 2> shape{2, 3};
    const qdb::array::row_major_view<double> bids_view{
        shape.size(), shape.data(), bids.data(), bids.size()};

    // Prices and sizes alternate, so that the strides differ from the row-major order.
    const std::array asks{1.1812, 400000.0, 1.1813, 600000.0, 1.1814, 1900000.0};
    const std::array<std::intptr_t, 2> strides{1, 2}; // in elements
    const qdb::array::strided_view<double, qdb::array::strides_mode::elements> asks_view{
        shape.size(), shape.data(), strides.data(), asks.data(), asks.size()};

    try
    {
        auto sender = qdb::line_sender::from_conf("http::addr=localhost:9000;");
        auto buffer = sender.new_buffer();
        buffer.table("books")
            .symbol("symbol", "EURUSD")
            .column("bids", bids_view)
            .column("asks", asks_view)
            .at(qdb::timestamp_nanos{1751360400000000000});
        sender.flush(buffer);
        return EXIT_SUCCESS;
    }
    catch (const qdb::line_sender_error& error)
    {
        std::cerr << "Can't send the arrays: " << error.what() << '\n';
        return EXIT_FAILURE;
    }
}
