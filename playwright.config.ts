import { defineConfig, devices } from '@playwright/test'
import { engineOf } from '#tools/test/browser.ts'

/** Chromium talks to nobody but us. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const whole = process.env['CHROMIUM'] ?? '/usr/bin/chromium'
/** What the browser shows beside the page, and not in it. */
const OF_THE_WHOLE = ['push.spec.ts', 'pushSwitch.spec.ts']

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/farm.setup.ts',
  fullyParallel: true,
  workers: 2,
  // A browser on a busy machine is late now and then. What needed its second try is named "flaky" at the end: a fault of the
  // test or of the app, to be mended. On one's own machine nothing is tried twice.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 60_000,
  expect: { timeout: 15_000 },
  outputDir: 'node_modules/.cache/test/artifacts',
  projects: [
    { name: 'together', testIgnore: ['*.alone.spec.ts', '*.last.spec.ts', ...OF_THE_WHOLE] },
    {
      name: 'whole browser',
      testMatch: OF_THE_WHOLE,
      use: { launchOptions: { executablePath: whole, args } },
    },
    // What moves the shared chain's time or takes its blocks back runs when the others are done, and so do updates of the
    // app: a browser lets a new worker in when the one before has nothing to do.
    {
      name: 'alone',
      testMatch: '*.alone.spec.ts',
      dependencies: ['together', 'whole browser'],
      workers: 1,
    },
    // What looks back at all that the run has done.
    { name: 'last', testMatch: '*.last.spec.ts', dependencies: ['alone'], workers: 1 },
  ],
  use: {
    ...devices['Pixel 7'],
    locale: 'en-GB',
    // What goes through a service worker is not seen by a test's routes; the specs about it allow it.
    serviceWorkers: 'block',
    // To record takes some 7 % of the processor: where there is a second try, that one is recorded.
    trace: process.env['CI'] ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: { executablePath: engineOf(whole), args },
  },
})
