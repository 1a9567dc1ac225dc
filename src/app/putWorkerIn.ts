import { keepLooks } from './keepLooks.ts'
import { letUpdatesIn } from './letUpdatesIn.ts'
import type { AppRouter } from './makeRouter.ts'

const WORKER = '/sw.js'

/** Registers the service worker and looks after its updates: a part of its own, which no first load waits for. */
export async function putWorkerIn(router: AppRouter, isOutdated: () => boolean) {
  keepLooks(router).catch(() => {})
  const workers = navigator.serviceWorker
  await workers.register(trusted(WORKER), { scope: '/' })
  letUpdatesIn(router, await workers.ready, isOutdated)
}

type Policy = { createScriptURL: (url: string) => unknown }
type PolicyMaker = {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => Policy
}

/** The one script address that the page may load by name; everything else is refused by the Content Security Policy. */
function trusted(url: string): string {
  const maker = (globalThis as { trustedTypes?: PolicyMaker }).trustedTypes
  if (!maker) return url
  const policy = maker.createPolicy('app', {
    createScriptURL: (asked) => {
      if (asked !== WORKER) throw new TypeError(`not a script of this app: ${asked}`)
      return asked
    },
  })
  // The browser's own type for it is an object that only the browser reads.
  return policy.createScriptURL(url) as string
}
