import type { RowOrder } from '../../../src/records/compare/row-order'
import type { PageFence } from '../../../src/records/page-source'
import type { ExampleRecord } from '../../../src/records/record-format'
import type { Failure } from '../report/failure'

/** Outcome of an example. */
export interface ExampleOutcome {
  fence: PageFence
  /** What would be recorded; absent when it failed. */
  actual?: ExampleRecord
  /** For each statement of a SQL example, to what extent the order of its rows is defined. */
  orders: RowOrder[]
  failures: Failure[]
}
