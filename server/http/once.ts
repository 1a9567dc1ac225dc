import { createHash } from 'node:crypto'
import type { Asker } from '#server/calls/Handler.ts'
import { canonical } from '#server/db/canonical.ts'
import { Refusal } from '#server/db/Refusal.ts'
import type { Tx } from '#server/db/Tx.ts'
import { type Claim, type Claimed, claim, findClaimed, keepAnswer } from '#server/ledger/claim.ts'
import type { Locale } from '#shared/locale.ts'
import { type Answer, refused } from './envelope.ts'
import { strangeField } from './fields.ts'
import { limitMoney } from './limitMoney.ts'
import type { Request } from './Request.ts'

type Money = {
  tx: Tx
  member: Asker
  now: Date
  run: (journal: string) => Promise<Answer>
}

/**
 * A money call, counted before (`beforeMoney`): the same key and body gives the first answer again, to the letter; another body
 * is refused.
 */
export async function once(request: Request, { tx, member, now, run }: Money): Promise<Answer> {
  const journal = await claim(tx, intentOf(request, member, now))
  if (!journal.fresh) return toldBefore(journal)
  await tx`savepoint work`
  const answer = await run(journal.id).catch(async (error: unknown) => {
    if (!(error instanceof Refusal)) throw error
    await tx`rollback to savepoint work`
    return refused(error, request.locale)
  })
  // Refusals are kept too: a late retry must not succeed after its sender was told that it failed.
  await keepAnswer(tx, journal.id, answer.text)
  return answer
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** What a money call claims: its Idempotency-Key, for this path and body. Refuses `keyMissing`. */
export function intentOf(
  { idempotencyKey: key, path, json }: Request,
  member: Asker,
  now: Date,
): Claim {
  if (!key || !UUID.test(key)) throw new Refusal('keyMissing', { field: 'Idempotency-Key' })
  const hash = createHash('sha256')
    .update(canonical([path, json]))
    .digest('hex')
  return { owner: member.id, key: key.toLowerCase(), hash, kind: path, meta: null, now }
}

/** The first answer to a key. Refuses `keyReused` where the request was another one. */
export function toldBefore({ id, same, answer }: Omit<Claimed, 'fresh'>): Answer {
  if (!same) throw new Refusal('keyReused', { field: 'Idempotency-Key' })
  if (answer === null) throw new Error(`journal ${id} has no answer`)
  return { text: answer }
}

/**
 * What is said to a body that no rule of today's takes: the first answer to its key, where there is one, as an earlier release may
 * have taken it, and what is sent again may arrive broken; else the refusal, kept under the key like any other. undefined
 * where there is no key, or nothing that can be hashed. Refuses `keyReused` where the key was another body's, and `tooMany`.
 */
export async function unreadable(
  tx: Tx,
  request: Request,
  { member, now, refusal }: Pick<Money, 'member' | 'now'> & { refusal: Refusal },
): Promise<Answer | undefined> {
  const { idempotencyKey: key, json, locale, address } = request
  // What nests without end was never taken, and is not to be hashed.
  if (!UUID.test(key ?? '') || strangeField({ json }, {}) !== undefined) return undefined
  const intent = intentOf(request, member, now)
  const told = await findClaimed(tx, intent)
  if (told) return toldBefore(told)
  await limitMoney(tx, { member: member.id, address, now })
  return keepRefusal(tx, { intent, refusal, locale })
}

/** Keeps a refusal under the key of a request that has done nothing; the first answer where the key was taken meanwhile. */
export async function keepRefusal(
  tx: Tx,
  { intent, refusal, locale }: { intent: Claim; refusal: Refusal; locale: Locale },
): Promise<Answer> {
  const journal = await claim(tx, intent)
  if (!journal.fresh) return toldBefore(journal)
  const answer = refused(refusal, locale)
  await keepAnswer(tx, journal.id, answer.text)
  return answer
}
