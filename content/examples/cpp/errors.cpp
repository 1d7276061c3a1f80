#include <cstdint>
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
        const qdb::timestamp_nanos at{1751360400000000000};

        buffer.table("strict").column("n", std::int64_t{1}).at(at);
        sender.flush(buffer); // creates column n as LONG

        buffer.table("strict").column("n", std::int64_t{2}).at(at);
        buffer.table("strict").column("n", "three").at(at);
        try
        {
            sender.flush(buffer);
        }
        catch (const qdb::line_sender_error& error)
        {
            if (error.code() != qdb::line_sender_error_code::server_flush_error)
                throw;
            // The server rejected the rows, so sending them again would fail again.
            std::cout << error.what() << '\n';
            std::cout << "rows in the buffer: " << buffer.row_count() << '\n';
            buffer.clear();
        }

        buffer.table("strict").column("n", std::int64_t{4}).at(at);
        sender.flush(buffer); // the sender can still be used
        return EXIT_SUCCESS;
    }
    catch (const qdb::line_sender_error& error)
    {
        std::cerr << error.what() << '\n';
        return EXIT_FAILURE;
    }
}
