import { loadSender } from './loadSender.ts'

/** What speaks with the service is no part of the first load: nothing is asked before somebody signs in or moves on. */
export const loadRequest = () => import('./request.ts')

/** Fetches what reads answers ahead of the first call, with what this device kept; where it does not come, the call will say so. */
export const warmUp = (): Promise<unknown> => loadRequest().catch(() => {})

/** The same, with what sends. */
export const warmUpToSend = (): Promise<unknown> =>
  Promise.all([loadRequest(), loadSender()]).catch(() => {})
