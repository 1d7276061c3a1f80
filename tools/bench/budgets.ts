/** Limits of a measure, and upstream's value. */
export interface Budget {
  /** Label in the table. */
  measure: string
  /** Unit of value and limit; empty for scores and counts. KB is 1,000 bytes, MB 1,000,000. */
  unit: string
  /** Upper (or lower) limit; undefined for values that are only reported. */
  most?: number
  least?: number
  /** The same measured on upstream's Docusaurus build of the same pages, as a text with its range. */
  upstream?: string
  /** Digits behind the point in the table; values are compared as they are. */
  digits: number
}

/** Main-thread CPU of upstream's lightest and heaviest page, in milliseconds. */
export const UPSTREAM_CPU = 510
const UPSTREAM_MOST_CPU = 840

/** Limit for a page's CPU as a share of upstream's. */
export const SHARE_OF_UPSTREAM_CPU = 0.35

/** Factor by which growth may exceed linear growth, to allow for measurement noise. */
export const LINEAR_SLACK = 1.1

/**
 * Every budget. The limits are the project's own promises (docs/performance.md); upstream's
 * figures are of its Docusaurus build of the same pages, served with gzip, on 2 cores.
 */
export const BUDGETS = {
  script: { measure: 'JavaScript, gzip', unit: 'KB', most: 96, upstream: '450-480', digits: 1 },
  transfer: { measure: 'all transfers, excluding images', unit: 'KB', most: 190, upstream: '640', digits: 1 },
  document: { measure: '– HTML', unit: 'KB', digits: 1 },
  data: { measure: '– page data', unit: 'KB', digits: 1 },
  style: { measure: '– style sheets', unit: 'KB', upstream: '32', digits: 1 },
  font: { measure: '– fonts', unit: 'KB', upstream: '94', digits: 1 },
  image: { measure: 'images', unit: 'KB', digits: 1 },
  requests: { measure: 'requests', unit: '', digits: 0 },
  // where upstream's own page is not measured in the same run, the share is of its lightest
  cpu: {
    measure: 'main-thread CPU',
    unit: 'ms',
    most: SHARE_OF_UPSTREAM_CPU * UPSTREAM_CPU,
    upstream: '510-840',
    digits: 0,
  },
  shift: { measure: 'cumulative layout shift', unit: '', most: 0, digits: 4 },
  paint: { measure: 'largest contentful paint', unit: 'ms', digits: 0 },
  twice: { measure: 'duplicated sentences', unit: '', most: 0, digits: 0 },
  ahead: { measure: 'unrequested files of other pages', unit: '', most: 0, digits: 0 },
  performance: {
    measure: 'Lighthouse performance',
    unit: '',
    least: 98,
    upstream: '39-61 (busy)',
    digits: 0,
  },
  accessibility: { measure: 'Lighthouse accessibility', unit: '', least: 100, upstream: '91-95', digits: 0 },
  'best-practices': { measure: 'Lighthouse best practices', unit: '', least: 100, upstream: '96', digits: 0 },
  seo: { measure: 'Lighthouse SEO', unit: '', least: 100, digits: 0 },
  buildCpu: { measure: 'cold build, CPU', unit: 's', most: 80, upstream: '182', digits: 1 },
  buildWall: { measure: 'cold build, time', unit: 's', digits: 1 },
  buildMemory: { measure: 'cold build, peak memory', unit: 'MB', upstream: '2600', digits: 0 },
  editCpu: {
    measure: 'build after one edit, CPU',
    unit: 's',
    most: 20,
    upstream: '36 (no edit)',
    digits: 1,
  },
  editWall: { measure: 'build after one edit, time', unit: 's', digits: 1 },
  editMemory: { measure: 'build after one edit, peak memory', unit: 'MB', digits: 0 },
  develop: { measure: 'edit to screen in develop', unit: 's', most: 1.2, upstream: '2.1', digits: 2 },
  scaleCpu: { measure: 'cold build of copies, CPU', unit: 's', digits: 1 },
  scalePerPage: { measure: '– CPU per page', unit: 'ms', digits: 0 },
  scaleWall: { measure: '– time', unit: 's', digits: 1 },
  scaleMemory: { measure: '– peak memory', unit: 'MB', digits: 0 },
  // the limits of these two depend on the sizes that were built
  growthCpu: { measure: 'growth of CPU', unit: 'times', digits: 2 },
  growthMemory: { measure: 'growth of memory', unit: 'times', digits: 2 },
} as const satisfies Record<string, Budget>

/** CPU of a replay that draws two sets of rows per second, during the 5 seconds that a page is measured. */
const REPLAY_CPU = 250

/**
 * Limits of templates that can't meet the common ones. A dashboard loads a chart library (53 KB) and its data (28 KB),
 * and replays it; upstream has no such page. The limits leave room for a few percent of growth.
 */
export const TEMPLATE_LIMITS: Readonly<Record<string, Partial<Record<MeasureName, number>>>> = {
  dashboard: {
    script: 170,
    transfer: 290,
    cpu: SHARE_OF_UPSTREAM_CPU * UPSTREAM_MOST_CPU + REPLAY_CPU,
  },
}

/** Formulas load KaTeX's stylesheet and the fonts that they use, up to 64 KB in addition to the common limit. */
const FORMULAS = { transfer: 190 + 64 }

/** Limits of single pages. */
export const PAGE_LIMITS: Readonly<Record<string, Partial<Record<MeasureName, number>>>> = {
  '/docs/partials/markdown-features/': FORMULAS,
  '/docs/reference/function/aggregation/': FORMULAS,
  '/docs/reference/function/finance/': FORMULAS,
}

/** Name of a measure. */
export type MeasureName = keyof typeof BUDGETS

/** The budget of a measure, with the fields that not every budget has. */
export function budgetOf(name: MeasureName): Budget {
  return BUDGETS[name]
}
