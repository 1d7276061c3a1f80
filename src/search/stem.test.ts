import { expect, it } from 'vitest'
import { stemOf } from './stem'

it.each([
  ['partition', 'partitions', 'partitioned', 'partitioning'],
  ['aggregate', 'aggregates', 'aggregation', 'aggregated'],
  ['materialized', 'materialised', 'materialize'],
  ['create', 'created', 'creating', 'creation'],
  ['drop', 'dropped', 'dropping', 'drops'],
  ['query', 'queries'],
  ['index', 'indexes', 'indices', 'indexed'],
  ['alias', 'aliases'],
  ['fill', 'filled', 'filling'],
  ['table', 'tables'],
  ['permission', 'permissions'],
])('%s and its forms have one stem', (...forms) => {
  expect(new Set(forms.map(stemOf)).size).toBe(1)
})

it.each([
  ['status', 'state'],
  ['format', 'form'],
  ['union', 'unit'],
  ['string', 'strange'],
])('%s and %s have not', (one, other) => {
  expect(stemOf(one)).not.toBe(stemOf(other))
})
