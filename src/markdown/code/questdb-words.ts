/**
 * Words of QuestDB's SQL for the highlighter: the lists of @questdb/sql-grammar 1.0.15, which predate materialized
 * views and arrays, and the additional ones of the 9.0.1 server (its keyword table io.questdb.griffin.SqlKeywords and
 * the output of `functions()`).
 */
import { constants, dataTypes, functions, keywords } from '@questdb/sql-grammar'

const words = (text: string): string[] => text.trim().split(/\s+/)
const unique = (list: string[]): string[] => [...new Set(list)]

/** Words that act as operators even if a parenthesis follows: `x in (1, 2)`. */
export const OPERATOR_WORDS = words('and or not in between like ilike is within case')

/**
 * Keywords that are also common column names (`user`, `type`, `level`). In capitals, they're always keywords; in lower
 * case, only within a phrase such as `create user`.
 */
export const SOFT_KEYWORDS = words(`
  account accounts assume at atomic batch calendar capacity century checkpoint complete convert current
  database day days decade delay delimiter details dow doy epoch every exit external first force format full
  groups header hour hours http ignore ilp immediate incremental isolation keep key keys jwk last length level
  linear list lock manual maps microsecond microseconds millisecond milliseconds minute minutes month months
  native no nulls observation offset only others owned param parameters parquet password period permissions
  pgwire precision prepare prev primary public quarter query range refresh release replace respect rest row
  rows second seconds service snapshot start suspend system text ties time token tolerance transaction txn
  type user users verification view volume week weeks writer year years zone`)

const NEWER_KEYWORDS = words(
  'bypass declare deduplicate deferred following is materialized maxuncommittedrows o3maxlag upsert',
)

/** Words that are always keywords, regardless of case. */
export const KEYWORDS = unique([...keywords, ...NEWER_KEYWORDS]).filter(
  (word) => !SOFT_KEYWORDS.includes(word) && word !== 'null' && word !== 'nan',
)

/** Named constants. */
export const CONSTANTS = unique([...constants, 'null', 'nan'])

/** Types of columns and casts, including the aliases from other databases that the server accepts. */
export const TYPES = unique([
  ...dataTypes,
  ...words('bigint bool float4 float8 int2 int4 int8 integer interval real smallint text varchar'),
])

const NEWER_FUNCTIONS = words(`
  approx_count_distinct approx_median array_avg array_count array_cum_sum array_position array_sum cancel_query
  checkpoint_status corr covar_pop covar_samp current_data_id current_setting dense_rank dim_length dot_product
  exp first_not_null first_value flatten from_base64 generate_series greatest hydrate_table_metadata
  information_schema.character_sets information_schema.columns information_schema.key_column_usage
  information_schema.questdb_columns information_schema.referential_constraints
  information_schema.table_constraints information_schema.tables insertion_point interval interval_end
  interval_start json_extract l2price last_not_null last_value lead least matmul materialized_views md5
  parquet_scan pg_catalog.pg_extension pg_enum pg_extension query_activity quote_ident read_parquet
  regr_intercept regr_slope reload_config rnd_double_array rnd_interval rnd_varchar sha1 sha256 shift sign
  spread spread_bps string_distinct_agg table_storage to_long256 today tomorrow transpose wait_wal_table
  wal_transactions wmid writer_pool yesterday`)

/** Functions. The package also lists operators, which are excluded here. */
export const FUNCTIONS = unique([...functions, ...NEWER_FUNCTIONS].map((name) => name.toLowerCase())).filter(
  (name) => /^[a-z][\w.]*$/.test(name) && name !== 'varchar' && !OPERATOR_WORDS.includes(name),
)

/**
 * Clauses of several words, in any case. `a|b` in parentheses are alternatives, a part with `?` is optional, and a
 * space stands for any white space.
 */
export const PHRASES = `
  sample by
  latest (on|by)
  partition by( (none|hour|day|week|month|year))?
  (group|order) by
  align to (calendar|first observation)
  with offset
  time zone
  (asof|lt|splice|cross|inner|(left|right|full)( outer)?) join
  (dedup )?upsert keys
  dedup (enable|disable)
  bypass wal
  if( not)? exists
  is( not)? null
  not null
  (union|except|intersect) all
  insert( (batch|atomic))? into
  (create|alter|drop|refresh|show create|truncate|rename) (materialized view|table)
  (create|alter|drop|show|add|remove|exit) (users?|groups?|service accounts?)
  (create|alter|drop) token
  (assume|exit|add|remove) service account
  show (tables|columns|partitions|parameters|permissions|transaction isolation level)
  refresh (immediate|incremental|full|manual|range|every)
  (add|alter|drop|rename) (column|index|partition)
  (attach|detach|squash|convert) partitions?( list)?
  to (parquet|native)
  set (type|param|ttl|refresh)
  (suspend|resume) wal( from (txn|transaction))?
  in volume
  owned by
  (rows|range) between
  unbounded (preceding|following)
  current row
  exclude (current row|no others|group|ties)
  (ignore|respect) nulls
  checkpoint (create|release)
  snapshot (prepare|complete)
  cancel query
  vacuum table
  backup (table|database)
  primary key
  with (password|jwk|no password)
  reindex (table|column)( lock exclusive)?
  lock exclusive
`
  .trim()
  .split('\n')
  .map((line) => line.trim())
