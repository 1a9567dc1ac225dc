import { auditRuns } from '#server/audit/runs.ts'
import { lastBackup } from '#server/backup/lastBackup.ts'
import { type ChainFacts, chainFacts } from '#server/chain/chainFacts.ts'
import { haltText } from '#server/chain/Halt.ts'
import type { Clock } from '#server/clock/clock.ts'
import type { Tx } from '#server/db/Tx.ts'
import type { DeskAct } from '#server/desk/DeskAct.ts'
import type { DeskWorld } from '#server/desk/DeskWorld.ts'
import { mailFailures } from '#server/mail/mailFailures.ts'
import { payers } from '#server/payouts/payer-facts.ts'
import { roleOf } from '#server/payouts/tellRole.ts'
import { dueDays } from '#server/rewards/dueDays.ts'
import { payCounts } from '#server/withdrawals/payCounts.ts'
import { stopInWords } from '#server/withdrawals/payoutStop.ts'
import { dayOf } from '#shared/days.ts'
import type { Locale } from '#shared/locale.ts'
import { databaseBytes, moneyWaiting, queues } from './queues.ts'

/** The node is asked before any transaction; where it is silent, that is what is said. */
export const health: DeskAct<'operator/health'> = {
  look: async ({ world }) => {
    const [node, payer] = await Promise.all([nodeIn(world), payerIn(world)])
    return async ({ tx, now, locale }) => {
      const facts = await chainFacts(tx)
      const { requested, open, pushes, arrivals } = await queues(tx)
      const { head, headAt: at, cursor: settled, syncedAt } = facts
      const halted = facts.halted && haltText(facts.halted, locale)
      return {
        result: {
          node: node && shown(node, world.clock),
          follower: { head, at, settled, syncedAt, halted },
          behind: node && behind(node, facts),
          payouts: { requested, open, payer, ...(await payouts(tx, locale)) },
          pushes,
          arrivals,
          money: await moneyWaiting(tx, now),
          days: await dueDays(tx, now),
          mail: await mailFailures(tx, dayOf(now)),
          backup: await backupIn(tx),
          audit: await auditIn(tx),
          service: world.service?.() ?? null,
          databaseBytes: await databaseBytes(tx),
        },
      }
    }
  },
}

type Head = { head: number; at: Date }

/** The newest block of the node; null where nobody can tell. */
async function nodeIn({ onChain }: DeskWorld): Promise<Head | null> {
  const here = onChain()
  if (!here) return null
  try {
    const { head } = await here.chain.identity()
    return { head: head.number, at: head.at }
  } catch {
    // The follower of the chain tells the log what is wrong with the node.
    return null
  }
}

/** The wallet of the key that is here, or else that of whoever pays beside this database. */
async function payerIn({ db, payer, onChain }: DeskWorld) {
  const address = payer ?? (await db.inTx(payers))[0]?.address
  return address ? roleOf(onChain()?.chain, address) : null
}

/** No chain that lives makes no block for so long, milliseconds. */
const OLD = 600_000

function shown({ head, at }: Head, clock: Clock) {
  // The follower may have seen a newer block since the node was asked.
  const newest = Math.max(at.getTime(), clock.passed().getTime())
  return { head, at: at.toISOString(), stands: clock.now().getTime() - newest > OLD }
}

/** By the chain's own time: the system's says nothing about a chain that stands still. */
function behind(node: Head, { head, headAt }: ChainFacts) {
  const lag = (at: string) => Math.round((node.at.getTime() - new Date(at).getTime()) / 1_000)
  // The follower may have seen a newer block since the node was asked.
  return {
    blocks: Math.max(0, node.head - head),
    seconds: headAt === null ? null : Math.max(0, lag(headAt)),
  }
}

async function payouts(tx: Tx, locale: Locale) {
  const { going, approved, frozen, waiting, halted: wallets } = await payCounts(tx)
  return { stopped: await stopInWords(tx, locale), going, approved, frozen, waiting, wallets }
}

async function backupIn(tx: Tx) {
  const last = await lastBackup(tx)
  return last ? { at: last.at, actor: last.actor, file: last.file, rows: last.rows } : null
}

async function auditIn(tx: Tx) {
  const { list } = await auditRuns(tx, { limit: 1 })
  const [last] = list
  return last ? { at: last.finishedAt, actor: last.actor, findings: last.findings.length } : null
}
