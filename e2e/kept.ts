import type { Page } from '@playwright/test'
import { keptCopy } from '#shared/keptCopy.ts'

/**
 * All that the app keeps on this device, as one text: both storages, every IndexedDB, every cache with its keys and headers,
 * cookies, what the history and the worker's notifications carry, and what stands in the page itself.
 */
export const keptOn = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const registration = await navigator.serviceWorker?.getRegistration()
    const shown = (await registration?.getNotifications()) ?? []
    const kept: unknown[] = [
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      history.state,
      location.href,
      document.documentElement.outerHTML,
      shown.map(({ title, body, data }) => [title, body, data]),
    ]
    for (const { name } of await indexedDB.databases()) {
      const database = await asked(indexedDB.open(name ?? ''))
      for (const store of database.objectStoreNames) {
        const rows = database.transaction(store).objectStore(store)
        kept.push(name, store, await asked(rows.getAllKeys()), await asked(rows.getAll()))
      }
      database.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const answer = await cache.match(request)
        kept.push(name, request.url, [...request.headers], [...(answer?.headers ?? [])])
        kept.push(answer && (await answer.text()))
      }
    }
    return JSON.stringify(kept)
  })

/** What of these marks is kept here, in capitals or not. */
export async function tracesOn(page: Page, marks: readonly string[]): Promise<string[]> {
  const kept = (await keptOn(page)).toLowerCase()
  return marks.filter((mark) => kept.includes(mark.toLowerCase()))
}

/** Waits until the app has had all records kept, once in a session of the browser's. */
export const allKept = (page: Page) =>
  page.waitForFunction(() => sessionStorage.getItem('bw.kept'), null, { timeout: 150_000 })

/** What was answered, as the worker has kept it: it does so once a page has the answer. */
export const answersOn = (page: Page): Promise<unknown[]> =>
  page.evaluate(async (name) => {
    const cache = await caches.open(name)
    const answers = await Promise.all((await cache.keys()).map((it) => cache.match(it)))
    const told: { result?: unknown }[] = await Promise.all(answers.map((it) => it?.json()))
    return told.map((it) => it?.result)
  }, keptCopy.answers)
