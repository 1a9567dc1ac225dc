import { expect } from 'vitest'
import type { Path } from '#shared/api/index.ts'
import { said } from './said.ts'

const RIGHT = [undefined, undefined]

/** What a field of these calls may not be, all of which is said in the same words, and what it may be. */
export const rule = (paths: readonly Path[], field: string, words: readonly [string, string]) => ({
  refuses: (values: readonly unknown[]) => {
    for (const path of paths)
      for (const value of values)
        expect(said(path, field, value), `${path} ${JSON.stringify(value)}`).toEqual(words)
  },
  takes: (values: readonly unknown[]) => {
    for (const path of paths)
      for (const value of values)
        expect(said(path, field, value), `${path} ${JSON.stringify(value)}`).toEqual(RIGHT)
  },
})
