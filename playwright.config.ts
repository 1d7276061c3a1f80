import { defineConfig } from '@playwright/test'
import { findBrowser } from './src/base/find-browser'

const port = Number(process.env.BROWSER_TEST_PORT ?? 8123)

/**
 * Tests run on the built site in public/. A test runs on a desktop screen unless it carries tags: with `@phone`,
 * `@tablet` or `@desktop` it runs on each screen that it names.
 */
export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // `make test` tells apart, names and limits what passes only the second time (tools/test-all-counts.ts)
  retries: process.env.CI ? 1 : 0,
  // the tests themselves keep both processors of a small machine busy
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    // recording every test would nearly double the time of short ones
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      grep: /@desktop|^(?!.*@(phone|tablet))/s,
      use: { viewport: { width: 1440, height: 900 } },
    },
    { name: 'tablet', grep: /@tablet/, use: { viewport: { width: 820, height: 1180 }, hasTouch: true } },
    {
      name: 'phone',
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: `node --import tsx tools/serve.ts --port ${port} --dir ${process.env.BROWSER_TEST_FOLDER ?? 'public'}`,
    port,
    reuseExistingServer: false,
  },
})
