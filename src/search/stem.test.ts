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
  ['time', 'times', 'timing', 'timed'],
  ['edit', 'edited', 'editing', 'edition'],
  ['modify', 'modified', 'modifies', 'modifying'],
  ['retry', 'retries', 'retried'],
  ['tie', 'ties'],
  ['key', 'keys'],
  ['day', 'days'],
  ['try', 'tries'],
  ['add', 'added', 'adding', 'adds'],
  ['class', 'classes'],
  ['process', 'processes', 'processed', 'processing'],
  ['session', 'sessions'],
  ['datastore', 'datastores'],
  ['schedule', 'schedules', 'scheduled', 'scheduling'],
  ['need', 'needs', 'needed', 'needing'],
  ['matrix', 'matrices'],
  ['schema', 'schemas', 'schemata'],
  ['batch', 'batches', 'batched'],
  ['virus', 'viruses'],
])('%s and its forms have one stem', (...forms) => {
  expect(new Set(forms.map(stemOf)).size).toBe(1)
})

it.each([
  ['status', 'state'],
  ['format', 'form'],
  ['union', 'unit'],
  ['string', 'strange'],
  ['string', 'str'],
  ['user', 'use'],
  ['status', 'stat'],
  // an operating system
  ['windows', 'window'],
])('%s and %s have not', (one, other) => {
  expect(stemOf(one)).not.toBe(stemOf(other))
})

it.each([
  // short words
  ['bed', 'bed'],
  ['its', 'its'],
  ['ties', 'tie'],
  ['copies', 'copi'],
  ['lens', 'len'],
  ['boxes', 'box'],
  ['buzzes', 'buzz'],
  ['hashes', 'hash'],
  ['caches', 'cach'],
  // too little would remain
  ['sing', 'sing'],
  ['string', 'string'],
  ['need', 'need'],
  ['writer', 'writer'],
  ['nation', 'nation'],
  // doubled letters
  ['running', 'run'],
  ['falling', 'fall'],
  ['passing', 'pass'],
  ['adding', 'add'],
  ['egged', 'egg'],
  // only at the end
  ['edible', 'edibl'],
  ['ingest', 'ingest'],
  ['issue', 'issu'],
  ['analysis', 'analysis'],
  ['class', 'class'],
  ['constructor', 'construct'],
])('the stem of %s is %s', (word, stem) => {
  expect(stemOf(word)).toBe(stem)
})
