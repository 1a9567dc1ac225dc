import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { WEBKIT } from '#tools/test/browser.ts'
import { test as base, expect, type Member } from './app.ts'
import { openSession, type WebDriver } from './webDriver.ts'

/** The engine of every browser on an iPhone, in Debian's build: a phone's width, and nothing in it yet. */
export type WebKit = {
  /** Goes to an address in a new document. */
  open: (url: string) => Promise<void>
  run: WebDriver['run']
  /** Waits until the page has these words. */
  shows: (words: string | RegExp) => Promise<void>
  /** Taps the first button, link or choice whose name begins so. */
  tap: (name: string) => Promise<void>
  /** Types into the field whose label begins so. */
  type: (label: string, text: string) => Promise<void>
}

export const test = base.extend<{ webKit: WebKit }>({
  webKit: async ({}, use) => {
    // Whoever can install it has it (tools/test/browser.ts); where all has to be shown it is not left out.
    test.skip(!existsSync(WEBKIT) && !process.env['CI'], 'no WebKit: webkit2gtk-driver and xvfb')
    const started: ChildProcess[] = []
    try {
      const driver = await openSession(await startDriver(started))
      await driver.size(412, 900)
      await use(handle(driver))
      await driver.close()
    } finally {
      for (const one of started.toReversed()) one.kill()
    }
  },
})

/** Starts a screen that nobody sees, and the driver; where that listens. */
async function startDriver(started: ChildProcess[]): Promise<string> {
  const screen = spawn('/usr/bin/Xvfb', ['-displayfd', '1', '-screen', '0', '1280x1000x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  started.push(screen)
  const [display] = await once(screen.stdout, 'data')
  const port = await freePort()
  // No language: what the browser calls its own is `C` then, which is no tag.
  const env = { ...process.env, DISPLAY: `:${String(display).trim()}`, LC_ALL: 'C', LANG: 'C' }
  started.push(spawn(WEBKIT, [`--port=${port}`, '--host=127.0.0.1'], { stdio: 'ignore', env }))
  const url = `http://127.0.0.1:${port}`
  await expect
    .poll(() =>
      fetch(`${url}/status`)
        .then((it) => it.ok)
        .catch(() => false),
    )
    .toBe(true)
  return url
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** Until it is there and can be had; what a screen is made of comes one after the other. */
const patiently = (work: () => Promise<unknown>) => expect(work).toPass({ timeout: 15_000 })

const handle = (driver: WebDriver): WebKit => ({
  run: driver.run,
  open: async (url) => {
    await driver.go('about:blank')
    await driver.go(url)
  },
  shows: (words) =>
    expect.poll(() => driver.run(() => document.body.innerText, null)).toMatch(words),
  tap: (name) => patiently(() => driver.click(control, name)),
  type: (label, text) => patiently(() => driver.type(field, label, text)),
})

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

/** Puts the member's token and the language where the app keeps them. */
export async function signInAt(webKit: WebKit, url: string, { token }: Member, locale = 'en') {
  await webKit.open(`${url}/icon-192.png`)
  await webKit.run(
    (kept) => {
      for (const [place, value] of Object.entries(kept)) localStorage.setItem(place, value)
    },
    { 'bw.token': `Bearer ${token}`, 'bw.locale': locale },
  )
}

export { expect }
