import type { Clock } from '#server/clock/clock.ts'
import type { Config } from '#server/config/readConfig.ts'
import type { Database } from '#server/db/open.ts'
import { claimPushes } from './claimPushes.ts'
import { keepOutcomes } from './keepOutcomes.ts'
import { messageFor } from './messageFor.ts'
import { sendPush } from './sendPush.ts'

/** How sending goes: what waits, as of the last round and counted no further than MOST; what was sent and given up. */
type Status = { waiting: number; sent: number; failed: number }

const MOST = 10_000

const statuses = new WeakMap<Config, Status>()

function statusOf(config: Config): Status {
  const status = statuses.get(config) ?? { waiting: 0, sent: 0, failed: 0 }
  statuses.set(config, status)
  return status
}

type World = { db: Database; clock: Clock; config: Config }

/**
 * Sends the pushes that are due. Answers how many. Each is sent at least once: whoever dies between sending and writing
 * that down sends it again, and the phone shows it once. Where this farm sends none, none is kept.
 */
export async function sendPushes({ db, clock, config }: World): Promise<number> {
  const { push } = config
  const status = statusOf(config)
  if (!push) return db.inTx(async (tx) => (await tx`delete from push returning id`).length)
  const claimed = await db.inTx((tx) => claimPushes(tx, clock.now()))
  const told = await Promise.all(
    claimed.map(async (it) => {
      const urgency = it.kind === 'notice' ? 'low' : 'normal'
      return { push: it, outcome: await sendPush(push, it, { ...messageFor(it), urgency }) }
    }),
  )
  const { failed, waiting } = await db.inTx(async (tx) => {
    const failed = told.length > 0 ? await keepOutcomes(tx, told, clock.now()) : 0
    const [row] = await tx<{ n: number }>`
      select count(*)::int as n from (select from push limit ${MOST}) p`
    return { failed, waiting: row?.n ?? 0 }
  })
  status.waiting = waiting
  status.failed += failed
  status.sent += told.filter(({ outcome }) => outcome === 'sent').length
  return told.length
}

/** For the metrics. */
export function pushGauges({ config }: Pick<World, 'config'>): Record<string, number> {
  const { waiting, sent, failed } = statusOf(config)
  return { pushes_waiting: waiting, pushes_sent: sent, pushes_failed: failed }
}
