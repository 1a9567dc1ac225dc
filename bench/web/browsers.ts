import { chromium } from '@playwright/test'
import playwright from '#playwright.config.ts'
import { freePort } from '#tools/test/freePort.ts'
import { openTab, type Tab } from './openTab.ts'

/** A browser that nothing looks into while it is timed, and the port on which it can be driven from outside. */
type Bare = { newTab: () => Promise<Tab>; port: number; close: () => Promise<void> }
export type Browsers = { bare: () => Promise<Bare> }

/** Browsers with a profile of their own, as new as after their installation. */
export const browsers: Browsers = {
  bare: async () => {
    const port = await freePort()
    const options = playwright.use?.launchOptions
    const args = [...(options?.args ?? []), `--remote-debugging-port=${port}`]
    const browser = await chromium.launch({ ...options, args })
    return { newTab: () => openTab(port), port, close: () => browser.close() }
  },
}
