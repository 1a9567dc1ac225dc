import { setTimeout as wait } from 'node:timers/promises'
import { quantiles } from '#bench/quantiles.ts'
import { type Bench, type Figure, type Measure, ROUNDS } from './Measure.ts'
import type { Tab } from './openTab.ts'
import { type Look, type Target, tapsOf } from './tapsOf.ts'

type Time = { shown: number; answered: number }

/** From a tap to the frame that shows the next screen, its data known, on a CPU 4 times slowed; and the browser's own count (INP). */
export const taps: Measure = async (bench) => {
  const rounds: Time[][] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    bench.log(`taps, ${round + 1} of ${ROUNDS}`)
    rounds.push(await roundOf(bench))
  }
  return tapsOf.flatMap(({ what }, at) =>
    (['shown', 'answered'] as const).map(
      (which): Figure => ({
        what: which === 'shown' ? `${what} shown` : `${what}, INP`,
        unit: 'ms',
        rounds: rounds.map((it) => it[at]?.[which] ?? Number.NaN),
        budget: 100,
        better: 'less',
      }),
    ),
  )
}

const TIMES = 5

async function roundOf({ site, browsers }: Bench): Promise<Time[]> {
  const { newTab, close } = await browsers.bare()
  try {
    const tab = await newTab()
    await site.signInAt(tab)
    await tab.open(`${site.url}/#/pages/home/index`)
    // Everything is looked at once: what is measured is a screen that is known.
    await walk(tab)
    await tab.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const walks: Time[][] = []
    for (let time = 0; time < TIMES; time += 1) walks.push(await walk(tab))
    return tapsOf.map((_, at) => ({
      shown: quantiles(walks.map((it) => it[at]?.shown ?? Number.NaN)).p50,
      answered: quantiles(walks.map((it) => it[at]?.answered ?? Number.NaN)).p50,
    }))
  } finally {
    await close()
  }
}

async function walk(tab: Tab): Promise<Time[]> {
  const times: Time[] = []
  for (const { target, look, goBack } of tapsOf) {
    const place = await tab.until(placeOf, target)
    await tab.run(note, look)
    await tab.tap(place)
    times.push(await tab.run(() => Reflect.get(globalThis, 'noted') as Promise<Time>, null))
    if (goBack) await tab.run(() => history.back(), null)
    await wait(PAUSE)
  }
  return times
}

/** Milliseconds that a screen is looked at before the next tap. */
const PAUSE = 150

/** Runs in the page: the middle of what is to be tapped, once it is there. */
function placeOf({ elements, begins, exact }: Target) {
  const found = [...document.querySelectorAll<HTMLElement>(elements)].find((it) => {
    const words = (it.ariaLabel ?? it.textContent ?? '').trim()
    return it.checkVisibility() && (exact ? words === begins : words.startsWith(begins))
  })
  if (!found) return undefined
  found.scrollIntoView({ block: 'nearest' })
  const { x, y, width, height } = found.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

/**
 * Runs in the page: milliseconds from the finger's going up until the frame is drawn that shows what was tapped for. What
 * the app does after that frame, such as asking for news, is not waited for: nobody sees it.
 */
function note({ sheet, title }: Look) {
  const shown = () =>
    sheet === undefined
      ? document.querySelector('h1')?.textContent === title
      : (document.querySelector('dialog[open]') !== null) === sheet
  // The browser rounds to 8 ms and tells nothing of what is shorter than 16.
  let answered = 16
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, 'interactionId')) answered = Math.max(answered, entry.duration)
    }
  })
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  const noted = new Promise<Time>((resolve) => {
    const told = (time: number) =>
      setTimeout(() => {
        observer.disconnect()
        resolve({ shown: time, answered })
      }, 300)
    const drawn = (from: number) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => told(performance.now() - from)
      port2.postMessage(null)
    }
    const tapped = ({ timeStamp }: Event) => {
      const look = () => (shown() ? drawn(timeStamp) : requestAnimationFrame(look))
      requestAnimationFrame(look)
    }
    addEventListener('click', tapped, { once: true, capture: true })
  })
  Object.assign(globalThis, { noted })
}
