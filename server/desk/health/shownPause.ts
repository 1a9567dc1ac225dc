import type { Pause } from '#server/pauses/pauses.ts'
import type { Pausable } from '#shared/pausable.ts'

/** Something that can be paused, as the desk shows it. */
export const shownPause = (what: Pausable, pause: Pause | undefined) => ({
  what,
  since: pause?.since ?? null,
  by: pause?.by ?? null,
  reason: pause ? { en: pause.en, zh: pause.zh } : null,
})
