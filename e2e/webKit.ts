import { hasWebKit } from '#tools/test/browser.ts'
import { test as base, expect, type Member } from './app.ts'
import { openSession, type WebDriver } from './webDriver.ts'
import { startWebKit } from './webKitDriver.ts'

/** The engine of every browser on an iPhone, in Debian's build: a phone's window, and nothing in it yet. */
export type WebKit = {
  /** Makes the window so many pixels wide. */
  width: (width: number) => Promise<void>
  /** Goes to an address in a new document. */
  open: (url: string) => Promise<void>
  run: WebDriver['run']
  /** Waits until the page has these words; so many milliseconds where it may take long. */
  shows: (words: string | RegExp, timeout?: number) => Promise<void>
  /** Taps the first button, link or choice whose name begins so. */
  tap: (name: string) => Promise<void>
  tapOn: (selector: string) => Promise<void>
  /** Types into the field whose label begins so. */
  type: (label: string, text: string) => Promise<void>
}

export const test = base.extend<{ webKit: WebKit }>({
  webKit: async ({}, use) => {
    // Whoever can install it has it (tools/test/browser.ts); where all has to be shown it is not left out.
    test.skip(!hasWebKit() && !process.env['CI'], 'no WebKit: webkit2gtk-driver and xvfb')
    const { url, stop } = await startWebKit()
    try {
      const driver = await openSession(url)
      const webKit = handle(driver)
      await webKit.width(390)
      await use(webKit)
      await driver.close()
    } finally {
      await stop()
    }
  },
})

/** Until it is there and can be had; what a screen is made of comes one after the other. */
const patiently = (work: () => Promise<unknown>) => expect(work).toPass({ timeout: 15_000 })

const handle = (driver: WebDriver): WebKit => ({
  run: driver.run,
  width: async (width) => {
    await driver.size(width, 844)
    await expect.poll(() => driver.run(() => innerWidth, null)).toBe(width)
  },
  open: async (url) => {
    await driver.go('about:blank')
    await driver.go(url)
  },
  shows: (words, timeout) =>
    expect.poll(() => driver.run(shown, null), timeout ? { timeout } : {}).toMatch(words),
  tap: (name) => patiently(() => driver.click(control, name)),
  tapOn: (selector) => patiently(() => driver.click((it) => document.querySelector(it), selector)),
  type: (label, text) => patiently(() => driver.type(field, label, text)),
})

/** Runs in the page. */
const shown = () => document.body.innerText

/** Runs in the page. */
function control(name: string): Element | null {
  const isIt = (it: HTMLElement) =>
    it.checkVisibility() && (it.ariaLabel ?? it.innerText).trim().startsWith(name)
  return (
    [...document.querySelectorAll<HTMLElement>('button, a, label:has(input)')].find(isIt) ?? null
  )
}

/** Runs in the page. */
function field(label: string): Element | null {
  const labels = [...document.querySelectorAll('label')]
  return labels.find((it) => it.innerText.trim().startsWith(label))?.control ?? null
}

/** Puts something where the app keeps it, before that runs. */
export async function keepAt(webKit: WebKit, url: string, kept: Record<string, string>) {
  await webKit.open(`${url}/icon-192.png`)
  await webKit.run((all) => {
    for (const [place, value] of Object.entries(all)) localStorage.setItem(place, value)
  }, kept)
}

/** Has the member signed in, in this language. */
export const signInAt = (webKit: WebKit, url: string, { token }: Member, locale = 'en') =>
  keepAt(webKit, url, { 'bw.token': `Bearer ${token}`, 'bw.locale': locale })

export { expect }
