CREATE TABLE scans (ts TIMESTAMP, samples DOUBLE[][]) TIMESTAMP(ts) PARTITION BY DAY WAL;

INSERT INTO scans VALUES
  ('2025-07-01T00:00', ARRAY[[1, 2, 3], [4, 5, 6]]),
  ('2025-07-01T01:00', transpose(ARRAY[[1, 2, 3], [4, 5, 6]])),
  ('2025-07-01T02:00', null),
  ('2025-07-01T03:00', ARRAY[[7.5]]);
