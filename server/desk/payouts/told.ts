import type { Coin } from '#shared/api/coin.ts'

type Said = { coin: Coin; amount: bigint; source?: string; reason: string }
type Came = { before: bigint; after: bigint; journal: string | undefined }

/** What came of a word about a loss, and the line of the log. */
export function told({ coin, amount, source, reason }: Said, { before, after, journal }: Came) {
  const outcome = journal === undefined ? ('first' as const) : ('booked' as const)
  const line = {
    subject: `pool ${coin}`,
    before: { lost: before },
    after: { lost: after, amount, outcome, ...(source && { source }), ...(journal && { journal }) },
    reason,
  }
  return { result: { coin, lost: after, outcome }, log: [line] }
}
