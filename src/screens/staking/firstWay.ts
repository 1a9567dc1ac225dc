import type { Coin } from '#shared/api/coin.ts'
import type { Result } from '#shared/api/index.ts'
import { leastPledge, toT } from '#shared/staked.ts'
import type { CoinRules } from './terms.ts'
import type { Method } from './usePledge.ts'

/** How and what to pledge with. */
export type Way = { method: Method; coin: Coin }

/** Whether a coin can be pledged this way at all, as the operators have set it. */
export const isOpen = ({ pledge, tPerCoin }: CoinRules, method: Method): boolean =>
  pledge[method] && tPerCoin !== null

/** What was chosen in a form that was left, by its draft: whatever was touched has both. */
export function wayLeft({ method, coin }: Readonly<Record<string, string>>): Way | undefined {
  if (method === undefined) return undefined
  return {
    method: method === 'wallet' ? 'wallet' : 'balance',
    coin: coin === 'BTCW' ? 'BTCW' : 'BTCWT',
  }
}

/**
 * What a form begins with that nobody has touched: the balance that counts most, where it is enough for one of the terms; else
 * a wallet, which can always pay (docs/decisions/132). BTCWT where nothing tells the coins apart.
 */
export function firstWay(
  { balances }: Pick<Result<'member/userInfo'>, 'balances'>,
  { parameters: { plans }, coinSet }: Result<'home/parameters'>,
): Way {
  const heldT = (rules: CoinRules) => toT(balances[rules.symbol].available, rules)
  const isEnough = (rules: CoinRules) =>
    plans.some((plan) => balances[rules.symbol].available >= leastPledge(plan, rules))
  // The last of equals stays the first: the coins stand in the order BTCW, BTCWT.
  const most = (some: readonly CoinRules[]) =>
    some.reduce<CoinRules | undefined>(
      (best, it) => (best && heldT(best) > heldT(it) ? best : it),
      undefined,
    )?.symbol

  const fromBalance = most(coinSet.filter((it) => isOpen(it, 'balance') && isEnough(it)))
  if (fromBalance) return { method: 'balance', coin: fromBalance }
  const fromWallet = most(coinSet.filter((it) => isOpen(it, 'wallet')))
  return fromWallet ? { method: 'wallet', coin: fromWallet } : { method: 'balance', coin: 'BTCWT' }
}
