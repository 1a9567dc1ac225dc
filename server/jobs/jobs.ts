import { anchorProofs } from '#server/anchor/anchorProofs.ts'
import { makeAudit } from '#server/audit/makeAudit.ts'
import type { World } from '#server/calls/World.ts'
import type { Report } from '#server/chain/Following.ts'
import { sendLetters } from '#server/mail/sendLetters.ts'
import { foldJoined } from '#server/members/foldJoined.ts'
import { prune } from '#server/members/prune.ts'
import { readParameters } from '#server/parameters/readParameters.ts'
import { payWithdrawals } from '#server/payouts/payWithdrawals.ts'
import { foldChanges } from '#server/pool/foldChanges.ts'
import { foldPool } from '#server/pool/foldPool.ts'
import { markWeeks } from '#server/pool/markWeeks.ts'
import { sendPushes } from '#server/push/sendPushes.ts'
import { walkNotices } from '#server/push/walkNotices.ts'
import { runDueDays } from '#server/rewards/runDueDays.ts'
import { expireOrders } from '#server/staking/expireOrders.ts'
import { keepProofs } from './keepProofs.ts'
import { keepSolvency } from './keepSolvency.ts'

/**
 * Something that happens without being asked. `run` answers how much it did, and ends early by throwing the reason of `stopped`
 * where it may last longer than whoever stops the service waits; `pause` is in milliseconds.
 */
export type Job = {
  name: string
  pause: number
  run: (world: World, report: (line: Report) => void, stopped: AbortSignal) => Promise<number>
}

/** All of them, each harmless when another process does it too. */
export const theJobs: readonly Job[] = [
  {
    name: 'distribute and end orders',
    pause: 15_000,
    run: async (world) => {
      const days = await runDueDays(world, async (tx, at) => (await readParameters(tx, at)).shares)
      return days.length
    },
  },
  { name: 'pay withdrawals', pause: 1_000, run: payWithdrawals },
  { name: 'expire orders', pause: 5_000, run: expireOrders },
  { name: 'push notices', pause: 5_000, run: walkNotices },
  { name: 'send pushes', pause: 1_000, run: sendPushes },
  { name: 'send letters', pause: 5_000, run: sendLetters },
  {
    name: 'fold the pool',
    pause: 1_000,
    run: async (world) => {
      await foldPool(world)
      // Once a second is often enough, however many pledge: what came in since is read beside the pool's row.
      return 0
    },
  },
  { name: 'fold changes', pause: 1_000, run: foldChanges },
  { name: 'fold who joined', pause: 1_000, run: foldJoined },
  {
    name: 'mark the ranking',
    pause: 60_000,
    run: async (world) => {
      await markWeeks(world)
      // Nothing to go on with at once: a week that is pledged in changes all the time.
      return 0
    },
  },
  { name: 'prove balances', pause: 30_000, run: keepProofs },
  { name: 'anchor proofs', pause: 5_000, run: anchorProofs },
  {
    name: 'audit the books',
    pause: 1_000,
    run: (world, _, stopped) => makeAudit(world, stopped),
  },
  { name: 'keep solvency', pause: 60_000, run: keepSolvency },
  {
    name: 'prune',
    pause: 600_000,
    run: ({ db, clock }) => prune({ db, now: clock.now() }),
  },
]
