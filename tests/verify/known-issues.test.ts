import { afterEach, beforeEach, expect, it } from 'vitest'
import { runKnownIssues } from '../../tools/verify/known-issues/run-known-issues'
import { Tally } from '../../tools/verify/run/tally'
import { defaultConf, serverConf } from '../../tools/verify/server/server-conf'
import { startServer } from '../../tools/verify/server/start-server'
import { TestSite } from './site'
import { issue } from '../support/known-issue'

let site: TestSite
beforeEach(() => {
  site = new TestSite()
})
afterEach(() => {
  site.remove()
})

async function run(...issues: string[]): Promise<{ passed: number; failed: number; output: string }> {
  site.file('content/known-issues.yml', issues.join(''))
  const lines: string[] = []
  const tally = new Tally((line) => lines.push(line))
  await runKnownIssues({
    root: site.root,
    // only a server in developer mode lets a table be suspended
    open: () => startServer((ports) => serverConf(ports, { 'dev.mode.enabled': 'true' })),
    openDefault: () => startServer(defaultConf),
    datasets: new Map([['one', 'CREATE TABLE one (x INT); INSERT INTO one VALUES (1);']]),
    tally,
  })
  return { passed: tally.passed, failed: tally.failed, output: lines.join('\n') }
}

it('passes issues that behave as described, on servers that do not know each other', async () => {
  const report = await run(
    issue('rows', "{ datasets: [one], sql: SELECT x FROM one, columns: [x], rows: [['1']] }"),
    issue('own', '{ server: own, sql: SELECT x FROM one, error: table does not exist }'),
    issue('error', '{ sql: SELECT nope FROM tables(), error: Invalid column }'),
    issue(
      'suspended',
      '{ sql: "CREATE TABLE w (ts TIMESTAMP) TIMESTAMP(ts) PARTITION BY DAY WAL; ALTER TABLE w SUSPEND WAL; SELECT suspended FROM wal_tables()", columns: [suspended], rows: [[\'true\']] }',
    ),
    issue('shell', "{ shell: 'curl localhost:9003/status', prints: [Healthy] }"),
  )
  expect(report.output).toBe('known issues: 5 of 5 reproduce')
  expect(report).toMatchObject({ passed: 5, failed: 0 })
})

it('fails an issue that is gone, with its line, the version and what was seen', async () => {
  const { output, failed } = await run(
    issue('rows', "{ sql: SELECT 1 AS x, columns: [x], rows: [['2']] }"),
    issue('error', "{ sql: SELECT 1 AS x, error: '' }"),
    issue('shell', "{ shell: 'curl localhost:9003/status', prints: [Broken] }"),
  )
  expect(failed).toBe(3)
  expect(output).toMatch(/content\/known-issues\.yml:1: rows .* 9\.0\.1: remove or update it/)
  expect(output).toMatch(/x\n +2\n +seen:\n +x\n +1\n/)
  expect(output).toMatch(/content\/known-issues\.yml:9: error .*remove or update it/)
  expect(output).toMatch(
    /content\/known-issues\.yml:17: shell .*remove or update it[\s\S]*Broken[\s\S]*Healthy/,
  )
})

it('fails an issue whose preparation fails, and goes on', async () => {
  const { output } = await run(
    issue('broken', "{ sql: 'SELECT nope; SELECT 1', error: x }"),
    issue('error', '{ sql: SELECT nope FROM tables(), error: Invalid column }'),
  )
  expect(output).toMatch(/known-issues\.yml:1: broken .*\n.*Invalid column/)
  expect(output).toContain('known issues: 1 of 2 reproduce')
})

it('does not take a server that keeps running for one that ends', async () => {
  const { output } = await run(issue('alive', '{ server: own, sql: SELECT 1, ends: true }'))
  expect(output).toMatch(/alive .*remove or update it/)
})
