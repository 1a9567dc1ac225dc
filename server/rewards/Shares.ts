import type { Tx } from '#server/db/Tx.ts'

/** What part of a day's revenue each kind of reward takes, ten-thousandths (decisions §4). */
export type Shares = { staking: bigint; community: bigint; subsidy: bigint }

/** The shares in force at a moment. */
export type SharesAt = (tx: Tx, at: Date) => Promise<Shares>
