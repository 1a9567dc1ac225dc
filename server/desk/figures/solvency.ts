import { reckonSolvency } from '#server/calls/reckonSolvency.ts'
import { Refusal } from '#server/db/Refusal.ts'
import type { DeskAct } from '#server/desk/DeskAct.ts'
import type { DeskWorld } from '#server/desk/DeskWorld.ts'
import { coverage } from '#server/pool/coverage.ts'
import { solvencyDays } from '#server/statements/solvencyDays.ts'
import { stopInWords } from '#server/withdrawals/payoutStop.ts'

export const solvency: DeskAct<'operator/solvency'> = {
  look: async ({ world, body: { cursor }, now }) => {
    const coins = cursor === undefined ? await solventNow(world, now) : null
    return async ({ tx, body, locale }) => {
      const { list, next } = await solvencyDays(tx, body)
      const days = list.map(({ day, coins: kept }) => ({
        day,
        coins: kept.map((coin) => ({ ...coin, coverage: coverage(coin.onChain, coin) })),
      }))
      return { result: { now: coins, stopped: await stopInWords(tx, locale), list: days, next } }
    }
  },
}

/** Nothing while the chain cannot be asked. */
async function solventNow({ db, onChain }: DeskWorld, now: Date) {
  const node = onChain()
  if (!node) return null
  try {
    return (await reckonSolvency({ db, chain: node.chain }, now)).coins
  } catch (error) {
    if (error instanceof Refusal && error.because === 'chainAway') return null
    throw error
  }
}
