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

type Balances = Pick<Result<'member/userInfo'>, 'balances'>

/** The coin that counts most of some, by what the member has of it. The last of equals stays the first: BTCW before BTCWT. */
function mostOf(some: readonly CoinRules[], { balances }: Balances): Coin | undefined {
  const heldT = (rules: CoinRules) => toT(balances[rules.symbol].available, rules)
  return some.reduce<CoinRules | undefined>(
    (best, it) => (best && heldT(best) > heldT(it) ? best : it),
    undefined,
  )?.symbol
}

/** The balance that counts most, of those that can be pledged and are enough for one of the terms; undefined: none is. */
export function balanceWay(
  user: Balances,
  { parameters: { plans }, coinSet }: Result<'home/parameters'>,
): Way | undefined {
  const isEnough = (rules: CoinRules) =>
    plans.some((plan) => user.balances[rules.symbol].available >= leastPledge(plan, rules))
  const coin = mostOf(
    coinSet.filter((it) => isOpen(it, 'balance') && isEnough(it)),
    user,
  )
  return coin && { method: 'balance', coin }
}

/**
 * What a form begins with that nobody has touched: the balance that counts most, where it is enough for one of the terms; else
 * a wallet, which can always pay (docs/decisions/132). BTCWT where nothing tells the coins apart.
 */
export function firstWay(user: Balances, terms: Result<'home/parameters'>): Way {
  const fromBalance = balanceWay(user, terms)
  if (fromBalance) return fromBalance
  const coin = mostOf(
    terms.coinSet.filter((it) => isOpen(it, 'wallet')),
    user,
  )
  return coin ? { method: 'wallet', coin } : { method: 'balance', coin: 'BTCWT' }
}
