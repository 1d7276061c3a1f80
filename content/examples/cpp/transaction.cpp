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

        buffer.table("transfers").symbol("account", "A").column("delta", -100.0).at(at);
        buffer.table("transfers").symbol("account", "B").column("delta", 100.0).at(at);
        // `true` rejects a buffer that can't be committed as a single transaction.
        sender.flush_and_keep_with_flags(buffer, true);
        buffer.clear();
        return EXIT_SUCCESS;
    }
    catch (const qdb::line_sender_error& error)
    {
        std::cerr << "Can't send the transaction: " << error.what() << '\n';
        return EXIT_FAILURE;
    }
}
