import * as z from 'zod/mini'

/** A text that says something, up to so many letters. */
export const text = (problem: string, longest: number) =>
  z.string({ error: problem }).check(z.minLength(1, problem), z.maxLength(longest, problem))
