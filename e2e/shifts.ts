import type { Page } from '@playwright/test'

type Shift = PerformanceEntry & {
  sources?: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[]
}

/**
 * Notes what was moved from where to where without anybody having touched it. Not in the title bar: whose session it is is known
 * from the sign-in, which these pages have not been through, and its buttons wait for it.
 */
export const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    const moved: string[] = []
    Object.assign(globalThis, { moved })
    new PerformanceObserver((list) => {
      for (const { sources = [] } of list.getEntries() as Shift[])
        for (const { node, previousRect, currentRect } of sources)
          if (!node?.parentElement?.closest('header'))
            moved.push(`${node?.textContent}: ${JSON.stringify([previousRect, currentRect])}`)
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** What was moved since the page was loaded. */
export const movedOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => Reflect.get(globalThis, 'moved'))
