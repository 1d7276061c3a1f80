from sqlalchemy import MetaData, Table, create_engine, inspect

engine = create_engine("questdb://admin:quest@localhost:8812/qdb")

print(sorted(inspect(engine).get_table_names()))

trades = Table("trades", MetaData(), autoload_with=engine)
for column in trades.columns:
    print(column.name, column.type)
