import type { DeskAct } from '#server/desk/DeskAct.ts'
import { waitingWords } from '#server/payouts/loss-words.ts'
import { lossesIn } from '#server/payouts/lossesIn.ts'
import { payCounts } from '#server/withdrawals/payCounts.ts'
import { stopInWords, stopWords } from '#server/withdrawals/payoutStop.ts'
import { comparedIn } from './comparedIn.ts'

export const payouts: DeskAct<'operator/payouts'> = {
  look: async ({ world }) => {
    const compared = await comparedIn(world)
    return async ({ tx, locale }) => {
      const { going, waiting, approved, frozen } = await payCounts(tx)
      const stopped = await stopInWords(tx, locale)
      const differences =
        compared?.differences.map((one) => ({ ...one, words: stopWords(one, locale) })) ?? null
      const said = await waitingWords(tx)
      const losses = await lossesIn(tx)
      return { result: { stopped, differences, going, approved, frozen, waiting, losses, said } }
    }
  },
}
