import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { canonical } from '#server/db/canonical.ts'
import { Refusal, type RefusalDetails } from '#server/db/Refusal.ts'
import { savepoint } from '#server/db/savepoint.ts'
import type { Tx } from '#server/db/Tx.ts'
import { type DeskBody, type DeskPath, desk } from '#shared/desk/index.ts'
import { type RefusalName, refusals } from '#shared/refusals.ts'
import type { Actor } from './Actor.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

type Asked = {
  path: DeskPath
  body: DeskBody<DeskPath>
  key: string | undefined
  overNet?: boolean
}

type Once = { actor: Actor; now: Date; run: () => Promise<unknown> }

/**
 * Whoever tells the same again gets the first answer: a second teller waits here for the first one's transaction. A refusal
 * that is kept is answered, not thrown, as what throws keeps nothing. Refuses `keyMissing` and `keyReused`.
 */
export async function onceFor(
  tx: Tx,
  { path, body, key, overNet }: Asked,
  { actor, now, run }: Once,
): Promise<unknown> {
  if (!key || !UUID.test(key)) throw new Refusal('keyMissing', { field: 'Idempotency-Key' })
  const wire = z.encode(desk[path].body, body as never)
  const hash = createHash('sha256')
    .update(canonical([path, wire]))
    .digest('hex')
  const [fresh] = await tx`
    insert into desk_answer (actor, key, hash, at) values (${actor.name}, ${key}, ${hash}, ${now})
    on conflict do nothing returning 1`
  if (!fresh) return toldBefore(tx, { actor, key, hash })
  // At the command line nothing comes late, and a key may be a word of one's own that is used again once it can be done.
  const result = overNet ? await savepoint(tx, run) : await run()
  if (result instanceof Refusal && !isFinal(result)) throw result
  const [answer, refusal] =
    result instanceof Refusal ? [null, JSON.stringify(partsOf(result))] : [JSON.stringify(result)]
  await tx`
    update desk_answer set answer = ${answer}, refusal = ${refusal ?? null}
    where actor = ${actor.name} and key = ${key}`
  return result
}

type Told = { actor: Actor; key: string; hash: string }

async function toldBefore(tx: Tx, { actor, key, hash }: Told): Promise<unknown> {
  const [told] = await tx<{ hash: string; answer: string; refusal: string | null }>`
    select hash, answer, refusal from desk_answer where actor = ${actor.name} and key = ${key}`
  if (told?.hash !== hash) throw new Refusal('keyReused', { field: 'Idempotency-Key' })
  if (told.refusal === null) return JSON.parse(told.answer)
  const { because, details }: Parts = JSON.parse(told.refusal)
  // A later release may not know it by that name any more: that it was dealt with is still true.
  return because in refusals ? new Refusal(because, details) : new Refusal('keyReused')
}

type Parts = { because: RefusalName; details: RefusalDetails }

/** By name, so that it is told in the language of whoever asks again. */
const partsOf = ({ because, details }: Refusal): Parts => ({ because, details })

/** What says to wait or to sign in, or that something is wrong here, is of that moment: the console asks on under the same key. */
const isFinal = ({ because, details }: Refusal) =>
  refusals[because].code === 400 && details.retryAfter === undefined

/** Refuses `keyReused` where the actor has done something under this key. */
export async function refuseDone(tx: Tx, actor: Actor, key: string | undefined): Promise<void> {
  if (!key || !UUID.test(key)) return
  const [done] = await tx`select 1 from desk_answer where actor = ${actor.name} and key = ${key}`
  if (done) throw new Refusal('keyReused', { field: 'Idempotency-Key' })
}
