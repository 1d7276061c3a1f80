/**
 * Runs all checks of the project and ends with the line `N passed, N failed`: `node --import tsx tools/test-all.ts`.
 * STAGE=unit runs a single stage. Logs are in .tmp/test/.
 */
import { readFileSync } from 'node:fs'
import { closingLine, failureLines, flakyLines, table } from './test-all-report'
import { runStages, type StageResult } from './test-all-run'
import { STAGES } from './test-all-stages'

/** Number of lines printed from a failed stage's log; the file contains all of them. */
const LOG_LINES = 300

async function main(): Promise<void> {
  const chosen = process.env.STAGE
  const stages = chosen ? STAGES.filter((stage) => stage.name === chosen) : STAGES
  if (stages.length === 0) {
    const names = STAGES.map((stage) => stage.name).join(', ')
    console.error(`Unknown stage "${chosen ?? ''}": use one of ${names}`)
    process.exitCode = 1
    return
  }
  console.log(`Running ${stages.map((stage) => stage.name).join(', ')}`)
  const results = await runStages(stages, '.tmp/test', report)
  const details = [...flakyLines(results), ...failureLines(results)]
  console.log(['', table(results), '', ...details, closingLine(results)].join('\n'))
  if (results.some((result) => result.failed > 0)) process.exitCode = 1
}

/** Prints the outcome of a stage, including the output of one that failed. */
function report(result: StageResult): void {
  const time = `${result.seconds.toFixed(1)} s`
  if (result.failed === 0) {
    console.log(`✓ ${result.name}: ${closingLine([result])} (${time})`)
    return
  }
  console.log(`✗ ${result.name}: ${result.problem ?? closingLine([result])} (${time})`)
  if (!result.logFile) return
  const lines = readFileSync(result.logFile, 'utf8').trimEnd().split('\n')
  if (lines.length > LOG_LINES) console.log(`  … the full log is in ${result.logFile}`)
  console.log(
    lines
      .slice(-LOG_LINES)
      .map((line) => `  ${line}`)
      .join('\n'),
  )
}

void main()
