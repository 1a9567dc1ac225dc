/** What the page and the service worker leave each other: what is read with no network, and what they are to go by. */
export const keptCopy = {
  /** The cache of answers. */
  answers: 'bw-reads',
  /** The cache of what this device is set to; it outlives a session. */
  settings: 'bw-settings',
  /** There in `settings` where nothing is to be kept. */
  off: '/kept/nothing',
  /** Where the page asks the worker, as it starts, for all that is kept: see `KeptStart`. */
  start: '/kept/start',
  /** In `settings`: to whom pushes are shown, and in which language they are when nothing of them is. See `PushWord`. */
  push: '/kept/push',
} as const

/** An answer as it was kept: the call's path, the language and the body, a line each; when, by this device's clock. */
export type KeptAnswer = { asked: string; at: number; text: string }

/** What the worker tells a page that starts. `away`: the service was tried, and is out of reach. */
export type KeptStart = { away: boolean; answers: KeptAnswer[] }

/** What the worker tells open pages: there is a new message; the browser has given this device another address. */
export type WorkerNews = { type: 'NEWS' | 'SUBSCRIBE' }

/** The signed-in member to whom pushes are shown on this device; null as soon as nobody is. `locale` is one of `LOCALES`. */
export type PushWord = { member: string | null; locale: string }
