import * as z from 'zod/mini'
import { PAUSABLE } from '#shared/pausable.ts'
import { Day, Time } from '#shared/rules.ts'
import { deskCall } from './deskCall.ts'
import { Stop } from './payouts.ts'
import { readText } from './people.ts'
import { ROLES } from './roles.ts'
import { revision } from './written.ts'

const what = z.enum(PAUSABLE, { error: 'status' })

/** What members read while something is paused. */
const words = readText('pauseReason', 2, 300)
const Words = z.object({ en: words, zh: words })

const Paused = z.object({
  what: z.enum(PAUSABLE),
  /** Since when, by whom and why; null: it goes on. */
  since: z.nullable(Time),
  by: z.nullable(z.string()),
  reason: z.nullable(z.object({ en: z.string(), zh: z.string() })),
  /** How often it was paused, or let go on; where it is left out, nobody decides upon it. */
  revision: z.optional(z.int()),
})

const Health = z.object({
  /**
   * The newest block that the node shows; null: it is silent, or none is named. `stands`: it is so old that the node or the chain
   * stands still; never on a devnet, where no block has to come.
   */
  node: z.nullable(z.object({ head: z.int(), at: Time, stands: z.boolean() })),
  /** The newest block whose payments were seen, the last that is settled, and why nothing is credited, in words; null: all is well. */
  follower: z.object({
    head: z.int(),
    at: z.nullable(Time),
    settled: z.int(),
    syncedAt: z.nullable(Time),
    halted: z.nullable(z.string()),
  }),
  /** How far the follower is behind the node: blocks, and seconds of the chain's own time; null where the node is silent. */
  behind: z.nullable(z.object({ blocks: z.int(), seconds: z.nullable(z.int()) })),
  payouts: z.object({
    /** Why nothing is paid; null: payouts go on. */
    stopped: z.nullable(Stop),
    /** The wallet that pays, and whether the pool lets it; null where the node is silent, and where none was ever named. */
    payer: z.nullable(z.object({ address: z.string(), mayPay: z.nullable(z.boolean()) })),
    /** Withdrawals for an operator to approve, begun by the payer, and left for a person or for what is not there. */
    requested: z.int(),
    going: z.int(),
    waiting: z.int(),
    /** Approved and not begun; of these, those of frozen members, which are not begun. */
    approved: z.optional(z.int()),
    frozen: z.optional(z.int()),
    /** Those that wait for somebody, each once: to be approved, or halted. */
    open: z.optional(z.int()),
    /** Paying wallets that hold less than the books say. */
    wallets: z.int(),
  }),
  /** Pushes to be sent, and those that were tried; counted to 100,000. */
  pushes: z.object({ waiting: z.int(), retried: z.int() }),
  /** Payments that the chain shows and that are not settled yet. */
  arrivals: z.int(),
  /** Payments that are nobody's, and grants and funding addresses that wait for another person. */
  money: z.object({ unclaimed: z.int(), grants: z.int(), funding: z.int() }),
  /** UTC days whose midnight has passed and that are not distributed, and the oldest of them. */
  days: z.object({ due: z.int(), oldest: z.nullable(Day) }),
  /** Mails that the mail server did not take on this UTC day, one that is tried again for each try, and the last that it ever did not. */
  mail: z.object({
    today: z.int(),
    last: z.nullable(z.object({ at: Time, why: z.string() })),
  }),
  backup: z.nullable(z.object({ at: Time, actor: z.string(), file: z.string(), rows: z.int() })),
  /** The last audit that was made, and how much it found. */
  audit: z.nullable(z.object({ at: Time, actor: z.string(), findings: z.int() })),
  /** The release that answers, and for how many seconds it has run; null at the command line. */
  service: z.nullable(z.object({ version: z.string(), seconds: z.int() })),
  databaseBytes: z.int(),
})

export const health = {
  /** How the farm goes, as far as anybody can tell now. */
  'operator/health': deskCall({ roles: ROLES, body: () => z.object({}), result: () => Health }),
  'operator/pauses': deskCall({
    roles: ROLES,
    body: () => z.object({}),
    result: () => z.object({ list: z.array(Paused) }),
  }),
  /**
   * Pauses something or lets it go on; while it is paused members read the reason. With the `revision` that was looked at,
   * unless somebody else did either since.
   */
  'operator/setPause': deskCall({
    roles: [],
    body: () =>
      z.object({
        what,
        on: z.boolean({ error: 'status' }),
        revision: z.optional(revision),
        reason: Words,
      }),
    result: () => Paused,
    writes: true,
  }),
}
