import type { Hex } from 'viem'
import type { ReadingWorld } from '#server/calls/askAs.ts'
import type { Clock } from '#server/clock/clock.ts'
import type { Database } from '#server/db/open.ts'
import type { OnChain } from '#server/payouts/OnChain.ts'
import type { Seen } from '#server/withdrawals/seenOnChain.ts'

/** What acts work with, at the console and on the command line alike. */
export type DeskWorld = {
  db: Database
  clock: Clock
  /** What the chain shows of a withdrawal now; undefined where nobody can tell. */
  seen: (withdrawal: string) => Promise<Seen>
  /** The pool and the token, where they are known. */
  house: readonly string[]
  /** The chain; undefined where no node is named. */
  onChain: () => OnChain | undefined
  /** The wallet of the service's own key; absent where there is none. */
  payer?: Hex | undefined
  /** What members' reading calls are answered with. */
  reading: ReadingWorld
  /** Told to whom an act has written letters, once it is kept: they wait to be sent. */
  written: (to: readonly string[]) => void
  /** The release that answers, and for how many seconds it has run; absent at the command line. */
  service?: () => { version: string; seconds: number }
}
