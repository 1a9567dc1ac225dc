import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import playwright from '#playwright.config.ts'
import { freePort } from '#tools/test/freePort.ts'
import { openTab, type Tab } from './openTab.ts'

/** A browser with nothing in it yet, and the port on which it can be driven from outside. */
type Fresh = { context: BrowserContext; port: number; close: () => Promise<void> }
/** A browser that nothing looks into while it is timed. */
type Bare = { newTab: () => Promise<Tab>; close: () => Promise<void> }
export type Browsers = { fresh: () => Promise<Fresh>; bare: () => Promise<Bare> }

/** Browsers with a profile of their own, as new as after their installation; a phone's screen. */
export const browsers: Browsers = {
  fresh: async () => {
    const profile = await mkdtemp(join(tmpdir(), 'bitwave-web-'))
    const port = await freePort()
    const options = playwright.use?.launchOptions
    const context = await chromium.launchPersistentContext(profile, {
      ...options,
      args: [...(options?.args ?? []), `--remote-debugging-port=${port}`],
      locale: 'en-GB',
      viewport: { width: 412, height: 823 },
      hasTouch: true,
      isMobile: true,
      deviceScaleFactor: 2.625,
    })
    return {
      context,
      port,
      close: async () => {
        await context.close()
        await rm(profile, { recursive: true, force: true, maxRetries: 5 })
      },
    }
  },
  bare: async () => {
    const port = await freePort()
    const options = playwright.use?.launchOptions
    const args = [...(options?.args ?? []), `--remote-debugging-port=${port}`]
    const browser = await chromium.launch({ ...options, args })
    return { newTab: () => openTab(port), close: () => browser.close() }
  },
}
