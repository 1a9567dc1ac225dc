import * as z from 'zod/mini'
import type { DeskResult } from '#shared/desk/index.ts'

/** A parameter as it stands. */
export type Standing = DeskResult<'operator/parameters'>['list'][number]

export type Version = Standing['coming'][number]

/** What the address may say: the parameter that is opened, and that it is being set. */
export const parameterShape = {
  name: z.string().check(z.regex(/^\w{1,40}$/)),
  set: z.enum(['anew']),
}

/** What will stand just before a moment, on which a version from then on is built; without one what stands now. */
export const baseAt = ({ value, coming }: Standing, moment: string | undefined): unknown =>
  (moment === undefined ? [] : coming).findLast(({ effectiveAt }) => effectiveAt < (moment ?? ''))
    ?.value ?? value

/** The versions that are not to come any more, and have not come either: somebody took them back meanwhile. */
export const takenBack = (from: Standing, to: Standing): readonly Version[] =>
  from.coming.filter(
    ({ id, effectiveAt }) =>
      to.coming.every((it) => it.id !== id) && (to.since === null || effectiveAt > to.since),
  )

/** The versions that are to come after a moment: each sets the whole parameter again, as it was when it was written. */
export const after = ({ coming }: Standing, moment: string | undefined): readonly Version[] =>
  moment === undefined ? coming : coming.filter(({ effectiveAt }) => effectiveAt > moment)
