import type { BrowserContext, Page } from '@playwright/test'

/**
 * What a cold start takes from the navigation on, milliseconds: until the screen is there and a tap on it counts, until its data
 * is painted, and until the app has taken it over, which does what was tapped before.
 */
export type ColdStart = { usable: number; painted: number; taken: number }

/** The screen to start on, the words that its data is known by, how much slower the CPU is made. */
type Start = { url: string; words: string; slowed?: number }

/** Milliseconds after which a screen is given up. */
const PATIENCE = 20_000

/** Starts the app on a screen, in a page of its own and with no worker running; the page is left open. */
export async function coldStart(
  context: BrowserContext,
  { url, words, slowed = 1 }: Start,
): Promise<{ page: Page; took: ColdStart }> {
  const page = await context.newPage()
  const browser = await context.newCDPSession(page)
  await browser.send('ServiceWorker.enable')
  await browser.send('ServiceWorker.stopAllWorkers')
  await browser.send('Emulation.setCPUThrottlingRate', { rate: slowed })
  await page.addInitScript(note, words)
  await page.goto(url, { waitUntil: 'commit' })
  const took = await page.evaluate(noted, { words, patience: PATIENCE })
  await browser.detach()
  return { page, took }
}

/**
 * Runs in the page: marks the end of the frame that shows it. Content that is there as a frame begins is drawn in that very
 * frame. It looks when something has changed: looking at each frame would have the browser draw frames for that alone.
 */
export function note(words: string) {
  const drawn = (name: string) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => performance.mark(name)
    port2.postMessage(null)
  }
  const look = (name: string, isThere: () => boolean | undefined) => {
    const changes = new MutationObserver(() => {
      if (!isThere()) return
      changes.disconnect()
      requestAnimationFrame(() => drawn(name))
    })
    changes.observe(document, { childList: true, subtree: true, characterData: true })
  }
  // A screen has its name in the bar; the frame of a start has it in its main part.
  look('usable', () => document.querySelector('header h1') !== null)
  look('painted', () => document.querySelector('main')?.textContent?.includes(words))
  document.addEventListener('taken', () => performance.mark('taken'), { capture: true })
}

/** Runs in the page: waits until both are marked. */
const noted = ({ words, patience }: { words: string; patience: number }) =>
  new Promise<ColdStart>((resolve, reject) => {
    setTimeout(() => reject(new Error(`"${words}" was not shown`)), patience)
    const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime
    const look = () => {
      const [usable, painted, taken] = [at('usable'), at('painted'), at('taken')]
      if (usable !== undefined && painted !== undefined && taken !== undefined)
        resolve({ usable, painted, taken })
    }
    new PerformanceObserver(look).observe({ type: 'mark', buffered: true })
  })
