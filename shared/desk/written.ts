import * as z from 'zod/mini'
import { Time } from '#shared/rules.ts'

const text = (problem: string, most: number) =>
  z.string({ error: problem }).check(z.trim(), z.minLength(1, problem), z.maxLength(most, problem))

/** What members read in their language: both are wanted. */
export const both = (problem: string, most: number) =>
  z.object({ en: text(problem, most), zh: text(problem, most) })

/** From when members see it; left out: from now on. */
export const at = z.optional(Time)
/** The one that was looked at: what was changed since is not overwritten. */
export const revision = z.int({ error: 'revision' }).check(z.minimum(0, 'revision'))
