/** What speaks with the service is no part of the first load: nothing is asked before somebody signs in or moves on. */
export const loadRequest = () => import('./request.ts')

/** Fetches it ahead of the first call, with what this device kept; where it does not come, the call will say so. */
export const warmUp = (): Promise<unknown> => loadRequest().catch(() => {})
