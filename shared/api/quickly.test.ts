import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { desk } from '#shared/desk/index.ts'
import { calls } from './index.ts'

/** As long as a body of members may be, made to have a rule begin at every letter and go on to the end. */
const LONG = 60_000
const HOSTILE = [
  '@x',
  '@.',
  'a.',
  ' ',
  '0',
  '2026-',
  'https://',
  '7\ufe0f',
  '。',
  '１',
  '\u200b',
].map((part) => `${part.repeat(LONG / part.length)}\u0000`)

/** How often a text of that length may be gone through: far more than any rule needs, far less than once for each letter. */
const TIMES = 1_000

const timeOf = (work: () => void) => {
  const begun = performance.now()
  work()
  return performance.now() - begun
}

/** What it takes this machine, now, to go through such a text so often. */
function enough(): number {
  const text = HOSTILE.join('').slice(0, LONG)
  let seen = 0
  const taken = timeOf(() => {
    for (let time = 0; time < TIMES; time += 1)
      for (let at = 0; at < LONG; at += 1) seen += text.charCodeAt(at)
  })
  if (seen === 0) throw new Error('nothing was gone through')
  return taken
}

/** Whether a call's rules take longer over a body, twice: somebody else may have had the machine. */
function isSlow(body: z.ZodMiniType, value: object, most: number): boolean {
  const taken = () => timeOf(() => z.safeDecode(body, value as never))
  return taken() > most && taken() > most
}

test('no text, whatever it is made of, keeps a rule of any field for long: everybody waits meanwhile', () => {
  const most = enough()
  const slow = Object.entries({ ...calls, ...desk }).flatMap(([path, { body }]) => {
    const fields = Object.keys((body as unknown as { shape?: object }).shape ?? {})
    return fields
      .filter((field) =>
        HOSTILE.some((text) => isSlow(body as z.ZodMiniType, { [field]: text }, most)),
      )
      .map((field) => `${path} ${field}`)
  })
  expect(slow).toEqual([])
})
