import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { Refusal } from './Refusal.ts'

/** Where a page ended, as an opaque text: the keys of its last row and a check that they arrived whole. */
export const encodeCursor = (values: readonly (string | number | boolean | null)[]): string => {
  const text = JSON.stringify(values)
  return Buffer.from(text + checkOf(text)).toString('base64url')
}

/**
 * The keys in a cursor, or nothing for the first page. Refuses `cursor` when it was not made by `encodeCursor` or its
 * keys are not of the shape that the query needs: the caller may send anything.
 */
export function decodeCursor<Keys extends z.ZodMiniType>(
  cursor: string | undefined,
  shape: Keys,
): z.output<Keys> | undefined {
  if (cursor === undefined) return undefined
  const whole = Buffer.from(cursor, 'base64url').toString()
  const text = whole.slice(0, -CHECK)
  if (whole.slice(-CHECK) !== checkOf(text)) throw new Refusal('cursor', { field: 'cursor' })
  const keys = z.safeParse(shape, read(text))
  if (!keys.success) throw new Refusal('cursor', { field: 'cursor' })
  return keys.data
}

/** Anybody can reckon the check of any text, so that it may be no JSON all the same. */
function read(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal('cursor', { field: 'cursor' })
  }
}

/** Characters of the check. It finds damage, not forgery: nothing is secret in a cursor. */
const CHECK = 6

const checkOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, CHECK)
