/** `make screenshots`: takes the pictures of the web console that content/screenshots.yml lists, from a real server. */
import fs from 'node:fs'
import path from 'node:path'
import type { Browser } from 'playwright'
import { launchBrowser } from '../launch-browser'
import { loadDataset, readDatasets } from '../verify/run/datasets'
import { KnownFailureBook } from '../verify/run/run-context'
import { resetDatabase } from '../verify/server/reset-database'
import type { Server } from '../verify/server/server'
import { startServer } from '../verify/server/start-server'
import { drawChart, nameInstance, openColumns, openConsole, restMouse, runQuery } from './console-page'
import { readScenes } from './read-scenes'
import type { Scene } from './scene-schema'
import { takePicture } from './take-picture'
import { errorMessage } from '../../src/error-message'

/** Where the pictures are kept, relative to the root. */
const FOLDER = 'content/images/web-console'

async function shoot(scene: Scene, browser: Browser, server: Server): Promise<Buffer> {
  const page = await openConsole(browser, server, scene)
  try {
    if (scene.columnsOf !== undefined) await openColumns(page, scene.columnsOf)
    await runQuery(page, scene.sql)
    if (scene.show !== 'grid') await drawChart(page, scene.show)
    await restMouse(page)
    return await takePicture(page)
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
    server = await startServer()
    const context = { root, server, datasets, knownFailures: new KnownFailureBook([]), workFolder: '' }
    await nameInstance(server, instance)
    fs.mkdirSync(path.join(root, FOLDER), { recursive: true })
    for (const scene of scenes) {
      await resetDatabase(server.client)
      for (const name of scene.datasets) await loadDataset(name, context)
      const file = `${FOLDER}/${scene.name}.png`
      const png = await shoot(scene, browser, server).catch((error: unknown) => {
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
