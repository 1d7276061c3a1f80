#include <chrono>
#include <cstdlib>
#include <ctime>
#include <exception>
#include <iomanip>
#include <iostream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <questdb/ingress/line_sender.hpp>

namespace qdb = questdb::ingress;
using std::chrono::system_clock;

// Parses a date and time in UTC. std::mktime() would interpret it in the local time zone.
static system_clock::time_point parse_utc(const std::string& text, const char* format)
{
    std::tm parts{};
    std::istringstream stream{text};
    if (!(stream >> std::get_time(&parts, format)))
        throw std::invalid_argument{"not a date: " + text};
    return system_clock::from_time_t(timegm(&parts)); // _mkgmtime() on Windows
}

int main()
{
    try
    {
        const auto date = parse_utc("2025-07-01", "%Y-%m-%d");
        const auto local =
            parse_utc("01/07/2025 11:30:00", "%d/%m/%Y %H:%M:%S") - std::chrono::hours{2};
        const auto milliseconds = system_clock::time_point{std::chrono::milliseconds{1751362200123}};

        auto sender = qdb::line_sender::from_conf("http::addr=localhost:9000;");
        auto buffer = sender.new_buffer();
        buffer.table("conversions").symbol("source", "date").at(qdb::timestamp_nanos{date});
        buffer.table("conversions")
            .symbol("source", "local time at UTC+2")
            .at(qdb::timestamp_nanos{local});
        buffer.table("conversions")
            .symbol("source", "milliseconds")
            .at(qdb::timestamp_nanos{milliseconds});
        sender.flush(buffer);
        return EXIT_SUCCESS;
    }
    catch (const std::exception& error)
    {
        std::cerr << error.what() << '\n';
        return EXIT_FAILURE;
    }
}
