import { randomBytes } from 'node:crypto'
import type { Tx } from '#server/db/Tx.ts'
import { hashOfToken } from './hashOfToken.ts'

export type Session = { token: string; expiresAt: string }

/** Decisions §8: a token is good for 30 days. */
const LASTS = 30 * 86_400_000

/** Signs a member in. The answer is the only place where the token stands in clear. */
export async function openSession(tx: Tx, member: string, now: Date): Promise<Session> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + LASTS)
  await tx`
    insert into session (token_hash, member_id, created_at, expires_at)
    values (${hashOfToken(token)}, ${member}, ${now}, ${expiresAt})`
  return { token, expiresAt: expiresAt.toISOString() }
}
