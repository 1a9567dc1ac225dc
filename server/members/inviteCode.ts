import { randomBytes } from 'node:crypto'
import { limits } from '#shared/limits.ts'

/** Digits and letters that nobody takes for one another: 32 of them, so that a random byte chooses without favour. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** A new invitation code (decisions §7). */
export const inviteCode = (): string =>
  Array.from(randomBytes(limits.inviteCodeLength), (byte) => SIGNS[byte % SIGNS.length]).join('')
