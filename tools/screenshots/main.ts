/** `make screenshots`: takes the Web Console screenshots that content/screenshots.yml lists, using a real server. */
import fs from 'node:fs'
import path from 'node:path'
import type { Browser } from 'playwright'
import { launchBrowser } from '../launch-browser'
import { loadDataset, readDatasets } from '../verify/run/datasets'
import { KnownFailureBook } from '../verify/run/run-context'
import { storePreferences } from '../verify/server/preferences'
import { resetDatabase } from '../verify/server/reset-database'
import { serverConf } from '../verify/server/server-conf'
import type { Server } from '../verify/server/server'
import { startServer } from '../verify/server/start-server'
import { drawChart, moveDivider, openColumns, openConsole, restMouse, runQuery } from './console-page'
import { readScenes } from './read-scenes'
import type { Scene } from './scene-schema'
import { takePicture } from './take-picture'
import { takeStep } from './take-step'
import { errorMessage } from '../../src/base/error-message'

/** Folder of the screenshots, relative to the root. */
const FOLDER = 'content/images/web-console'

async function shoot(scene: Scene, browser: Browser, server: Server, root: string): Promise<Buffer> {
  const page = await openConsole(browser, server, scene)
  try {
    if (scene.columnsOf !== undefined) await openColumns(page, scene.columnsOf)
    const { divider } = scene
    if (divider !== undefined) await moveDivider(page, () => divider)
    if (scene.sql !== undefined) await runQuery(page, scene.sql)
    if (scene.show !== undefined && scene.show !== 'grid') await drawChart(page, scene.show)
    if (scene.steps.length === 0) await restMouse(page)
    for (const step of scene.steps) await takeStep(page, step, root)
    return await takePicture(page, scene.scale, scene.clip)
  } finally {
    await page.close()
  }
}

async function main(): Promise<void> {
  const root = process.cwd()
  const datasets = readDatasets(root)
  const { instance, scenes } = readScenes(root, datasets.keys())
  const browser = await launchBrowser()
  let server: Server | undefined
  try {
    // the metrics view reads the telemetry tables
    server = await startServer((ports) => serverConf(ports, { 'telemetry.enabled': 'true' }))
    const context = { root, server, datasets, knownFailures: new KnownFailureBook([]), workFolder: '' }
    fs.mkdirSync(path.join(root, FOLDER), { recursive: true })
    const only = process.argv[2]
    for (const scene of scenes.filter(({ name }) => only === undefined || name === only)) {
      await resetDatabase(server.client)
      // without a name, the console warns
      await storePreferences(server.client.url, { instance_name: instance, instance_type: 'development' })
      for (const name of scene.datasets) await loadDataset(name, context)
      const file = `${FOLDER}/${scene.name}.png`
      const png = await shoot(scene, browser, server, root).catch((error: unknown) => {
        throw new Error(`scene ${scene.name}: ${errorMessage(error)}`)
      })
      fs.writeFileSync(path.join(root, file), png)
      process.stdout.write(`${file}: QuestDB ${server.version}, ${Math.round(png.length / 1000)} kB\n`)
    }
  } finally {
    await browser.close()
    await server?.stop()
  }
}

main().catch((error: unknown) => {
  const errors: unknown[] = error instanceof AggregateError ? error.errors : [error]
  for (const one of errors) process.stderr.write(`${errorMessage(one)}\n`)
  process.exitCode = 1
})
