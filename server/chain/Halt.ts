import type { Locale } from '#shared/locale.ts'
import { say } from '#shared/locale.ts'
import { haltReasons } from '#shared/reasons.ts'

/** Why the chain is not followed: what the node shows in place of what is known here, a block or a chain's id; null: no number says it. */
export type Halt = { what: keyof typeof haltReasons; shown: number | null; known: number | null }

/** One that no numbers belong to. */
export const ofKind = (what: Halt['what']): Halt => ({ what, shown: null, known: null })

/** The same in words. */
export const haltText = ({ what, shown, known }: Halt, locale: Locale): string =>
  say(haltReasons[what], locale, { shown: String(shown), known: String(known) })
