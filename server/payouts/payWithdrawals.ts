import { BaseError } from 'viem'
import type { World } from '#server/calls/World.ts'
import type { Report } from '#server/chain/Following.ts'
import { wordsOf } from '#server/chain/wordsOf.ts'
import { type PayCounts, payCounts } from '#server/withdrawals/payCounts.ts'
import { openPaying } from './openPaying.ts'
import type { Paying } from './Paying.ts'
import { payRound } from './payRound.ts'
import { type Told, tellRole } from './tellRole.ts'

/** `status`: how paying goes, as of the last round. */
type Opened = { paying: Paying | undefined; status: PayCounts; told: Told }
const opened = new WeakMap<object, Opened>()

/** One round of paying for a service; nothing where it was given no key. Answers how many steps were taken. */
export async function payWithdrawals(
  world: World,
  report: (line: Report) => void,
): Promise<number> {
  const { paying, status, told } = openedFor(world, report)
  if (!paying) return 0
  await tellRole(paying, told)
  try {
    return await payRound(paying)
  } catch (error) {
    // What viem says names the node's address: only its words without that reach the log.
    throw error instanceof BaseError ? new Error(wordsOf(error)) : error
  } finally {
    Object.assign(status, await world.db.inTx(payCounts))
  }
}

function openedFor(world: World, report: (line: Report) => void): Opened {
  const before = opened.get(world.config)
  if (before) return before
  const status = { going: 0, waiting: 0, halted: 0, stopped: 0 }
  const made = { paying: openPaying(world, report), status, told: { mayPay: undefined } }
  if (!made.paying)
    report({ level: 'info', event: 'nothing is paid out here: there is no PAYER_KEY' })
  opened.set(world.config, made)
  return made
}

/** For the metrics. */
export function payGauges({ config }: Pick<World, 'config'>): Record<string, number> {
  const { going = 0, waiting = 0, halted = 0, stopped = 0 } = opened.get(config)?.status ?? {}
  return {
    payouts_going: going,
    payouts_waiting: waiting,
    payouts_halted: halted,
    payouts_stopped: stopped,
  }
}
