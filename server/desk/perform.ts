import * as z from 'zod/mini'
import { recordAct } from '#server/acts/recordAct.ts'
import { Refusal } from '#server/db/Refusal.ts'
import type { Tx } from '#server/db/Tx.ts'
import { writeLetter } from '#server/mail/kept-letters.ts'
import { type DeskCall, mayMake } from '#shared/desk/deskCall.ts'
import { type DeskBody, type DeskPath, desk } from '#shared/desk/index.ts'
import type { Locale } from '#shared/locale.ts'
import type { Actor } from './Actor.ts'
import { acts } from './acts.ts'
import type { InTx, Logged } from './DeskAct.ts'
import type { DeskWorld } from './DeskWorld.ts'
import { onceFor } from './onceFor.ts'
import { holdRoles } from './people/holdRoles.ts'

type Performing<P extends DeskPath> = {
  path: P
  body: DeskBody<P>
  /** Who asks, as of this transaction: a role that was taken away counts at once. */
  who: (tx: Tx) => Promise<Actor>
  /** A UUID; the same key does the same thing once. Needed by what writes. */
  key: string | undefined
  /** Copies of it may come late, as over a network: a refusal is kept under the key as well. */
  overNet?: boolean
  locale: Locale
}

/**
 * Does one act, for the console and the command line alike: checks the role, does it, and writes the line of the log and what it
 * has to mail in the same transaction. Answers the result as the wire has it. Refuses `forbidden`, `keyMissing`, `keyReused`, and
 * what the act refuses.
 */
export async function perform<P extends DeskPath>(world: DeskWorld, asked: Performing<P>) {
  const call: DeskCall = desk[asked.path]
  const work = await workFor(world, asked)
  let written: readonly string[] = []
  const answer = await world.db.inTx(async (tx) => {
    written = []
    if (call.writes) await holdRoles(tx, asked.path)
    const actor = await checked(tx, call, asked)
    const now = world.clock.now()
    const run = async () => {
      const { body, locale } = asked
      const done = await work({ tx, world, actor, body, now, locale })
      const { result, log = [], mails = [] } = done
      for (const line of log) await keepLine(tx, line, { actor, act: asked.path, now })
      for (const mail of mails) await writeLetter(tx, { ...mail, now })
      written = mails.map(({ to }) => to)
      // Encoded before the transaction ends, so that an answer which breaks the contract undoes itself.
      return z.encode(call.result, result as never)
    }
    return call.writes ? onceFor(tx, asked, { actor, now, run }) : run()
  })
  // Only now, as it had to be kept.
  if (answer instanceof Refusal) throw answer
  if (written.length > 0) world.written(written)
  return answer
}

/** The act; one that has to look outside first does so before any transaction, and only for somebody who may. */
async function workFor<P extends DeskPath>(
  world: DeskWorld,
  asked: Performing<P>,
): Promise<InTx<P>> {
  const act = acts[asked.path]
  if (typeof act === 'function') return act
  const actor = await world.db.inTx((tx) => checked(tx, desk[asked.path], asked))
  const { body, locale } = asked
  return act.look({ world, actor, body, now: world.clock.now(), locale })
}

async function checked(tx: Tx, call: DeskCall, { who }: Pick<Performing<DeskPath>, 'who'>) {
  const actor = await who(tx)
  if (!mayMake(call, actor.roles)) throw new Refusal('forbidden')
  return actor
}

const keepLine = (
  tx: Tx,
  { before, after, ...line }: Logged,
  { actor, act, now }: { actor: Actor; act: DeskPath; now: Date },
) =>
  recordAct(tx, {
    actor: actor.name,
    act: act.slice('operator/'.length),
    now,
    before: plain(before),
    after: plain(after),
    ...line,
  })

/** JSON has no bigint: amounts are kept as decimal digits of base units. */
const plain = (value: unknown): unknown =>
  value === undefined
    ? null
    : JSON.parse(
        JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? String(part) : part)),
      )
