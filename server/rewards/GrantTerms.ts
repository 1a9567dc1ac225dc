import type { Tx } from '#server/db/Tx.ts'
import { activity } from '#server/ledger/accounts.ts'
import { balanceOf } from '#server/ledger/balances.ts'
import { COINS, type Coin } from '#shared/api/coin.ts'

const DAY = 24 * 60 * 60 * 1000

/** What grants need of the parameters: above which amount (base units) two people are needed; null: never. */
export type GrantTerms = { grantTwoPersonAbove: Record<Coin, bigint | null> }

/**
 * Whether what one person gives alone is bounded. Then nobody does who is new at the desk: who makes colleagues would give as
 * many times the bound as there are.
 */
export const isBounded = ({ grantTwoPersonAbove }: GrantTerms, coin: Coin): boolean =>
  grantTwoPersonAbove[coin] !== null

/** What is given alone is counted by one at a time, until this transaction ends. */
export const lockGiving = (tx: Tx) => tx`select pg_advisory_xact_lock(5208019)`

type Whose = { by: string; member: string | undefined; coin: Coin; now: Date }

/** `by`: what one person gave alone. `to`: what one member was given so, by whomever. Base units. */
type Given = { by: bigint; to: bigint }

/** What was given alone within the last 24 hours, grants and payments that were nobody's together: docs/decisions/110. */
async function givenAlone(tx: Tx, { by, member, coin, now }: Whose): Promise<Given> {
  const since = new Date(now.getTime() - DAY)
  const [given] = await tx<Given>`
    with alone as (
      select asked_by as giver, member_id, amount from member_grant
      where (asked_by = ${by} or member_id = ${member ?? null}) and coin = ${coin} and expires_at is null
        and asked_at > ${since}
      union all
      select first_by, member_id, case ${coin} when 'BTCW' then btcw else btcwt end from unclaimed_match
      where (first_by = ${by} or member_id = ${member ?? null}) and second_by is null and booked_at > ${since})
    select coalesce(sum(amount) filter (where giver = ${by}), 0) as by,
      coalesce(sum(amount) filter (where member_id = ${member ?? null}), 0) as "to" from alone`
  return given ?? { by: 0n, to: 0n }
}

/** Whether nobody else is needed to give so much (base units). Whoever calls holds `lockGiving`. */
export async function mayGiveAlone(
  tx: Tx,
  { amount, ...whose }: Whose & { amount: bigint },
  { grantTwoPersonAbove }: GrantTerms,
): Promise<boolean> {
  const above = grantTwoPersonAbove[whose.coin]
  if (above === null) return true
  const { by, to } = await givenAlone(tx, whose)
  return amount + (by > to ? by : to) <= above
}

type OfCoin = {
  coin: Coin
  budget: bigint
  twoPersonAbove: bigint | null
  givenAlone: bigint
  givenTo: bigint
}

type Asked = Omit<Whose, 'coin'> & { terms: GrantTerms }

/** What somebody can give now, of each coin; with `member`, what that one was given alone. */
export async function grantTerms(tx: Tx, { terms, ...whose }: Asked): Promise<OfCoin[]> {
  const list: OfCoin[] = []
  for (const coin of COINS) {
    const held = await balanceOf(tx, activity, coin)
    const { by, to } = await givenAlone(tx, { ...whose, coin })
    list.push({
      coin,
      budget: held < 0n ? 0n : held,
      twoPersonAbove: terms.grantTwoPersonAbove[coin],
      givenAlone: by,
      givenTo: to,
    })
  }
  return list
}
