import { randomBytes } from 'node:crypto'
import type { Tx } from '#server/db/Tx.ts'
import { hashOfToken } from './hashOfToken.ts'

export type Session = { token: string; expiresAt: string }

/** Decisions §8: a token is good for 30 days. */
const LASTS = 30 * 86_400_000

/** Sign-ins of a member that stand beside a new one: what ends all of them has fifty to end, however often somebody signed in. */
const BESIDE = 49

/** Older ones that one sign-in ends: where several at the same moment left more, the next ones end them. */
const MOST = 200

/**
 * Signs a member in; beyond fifty sign-ins the oldest end (docs/decisions/167). The answer is the only place where the token stands
 * in clear.
 */
export async function openSession(tx: Tx, member: string, now: Date): Promise<Session> {
  const token = randomBytes(32).toString('base64url')
  const tokenHash = hashOfToken(token)
  const expiresAt = new Date(now.getTime() + LASTS)
  await tx`
    insert into session (token_hash, member_id, created_at, expires_at)
    values (${tokenHash}, ${member}, ${now}, ${expiresAt})`
  // Never the new one, also where another process's clock goes before.
  await tx`
    delete from session where token_hash in (
      select token_hash from session where member_id = ${member} and token_hash <> ${tokenHash}
      order by created_at desc offset ${BESIDE} limit ${MOST})`
  return { token, expiresAt: expiresAt.toISOString() }
}
