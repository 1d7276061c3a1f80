import type { PageDrawing } from './page-drawing'
import { replication } from './replication'

/** Drawings that pages may place, by the name that they write. */
export const DRAWINGS: Readonly<Record<string, PageDrawing>> = { replication }
