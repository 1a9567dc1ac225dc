import { type BrowserContext, expect, type Page, type Request } from '@playwright/test'

/** How long nothing was under way before a page is at rest, milliseconds. */
const QUIET = 500
/** How long the body of an answer may take, milliseconds: that of one which nobody reads never ends. */
const BODY = 2_000

/** What a page asks, its worker apart: until when it was under way. */
const asked = new WeakMap<Page, Map<Request, number>>()

/** Notes what the pages of this context ask from now on. */
export const noteRequests = (context: BrowserContext) =>
  context.on('page', (page) => {
    const ends = new Map<Request, number>()
    asked.set(page, ends)
    const end = (request: Request) => ends.set(request, Date.now())
    page.on('request', (request) => ends.set(request, Number.POSITIVE_INFINITY))
    page.on('requestfinished', end)
    page.on('requestfailed', end)
    page.on('response', (response) => {
      const own = response.request()
      ends.set(own, Date.now() + BODY)
      // What the document before had under way is gone with it, whether that is told or not.
      if (!own.isNavigationRequest() || own.frame() !== page.mainFrame()) return
      for (const request of ends.keys()) if (request !== own) ends.delete(request)
    })
  })

/** Waits until all that the page has asked is answered, and for what is asked upon that. */
export async function atRest(page: Page) {
  const ends = asked.get(page)
  if (!ends) throw new Error('nobody notes what this page asks')
  const from = Date.now()
  const underWay = () => {
    const since = Date.now() - QUIET
    if (from > since) return ['hardly waited yet']
    return [...ends].filter(([, end]) => end > since).map(([request]) => request.url())
  }
  await expect.poll(underWay, { intervals: [100] }).toEqual([])
}
