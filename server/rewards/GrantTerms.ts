import type { Tx } from '#server/db/Tx.ts'
import { activity } from '#server/ledger/accounts.ts'
import { balanceOf } from '#server/ledger/balances.ts'
import { COINS, type Coin } from '#shared/api/coin.ts'

/** What grants need of the parameters: above which amount (base units) two people are needed; null: never. */
export type GrantTerms = { grantTwoPersonAbove: Record<Coin, bigint | null> }

/** What somebody gave alone within the last 24 hours, base units. */
export async function givenAlone(
  tx: Tx,
  { by, coin, now }: { by: string; coin: Coin; now: Date },
): Promise<bigint> {
  const [given] = await tx<{ amount: bigint }>`
    select coalesce(sum(amount), 0) as amount from member_grant
    where asked_by = ${by} and coin = ${coin} and expires_at is null
      and asked_at > ${now}::timestamptz - interval '24 hours'`
  return given?.amount ?? 0n
}

type OfCoin = { coin: Coin; budget: bigint; twoPersonAbove: bigint | null; givenAlone: bigint }

/** What somebody can give now, of each coin. */
export async function grantTerms(
  tx: Tx,
  { by, terms, now }: { by: string; terms: GrantTerms; now: Date },
): Promise<OfCoin[]> {
  const list: OfCoin[] = []
  for (const coin of COINS) {
    const held = await balanceOf(tx, activity, coin)
    list.push({
      coin,
      budget: held < 0n ? 0n : held,
      twoPersonAbove: terms.grantTwoPersonAbove[coin],
      givenAlone: await givenAlone(tx, { by, coin, now }),
    })
  }
  return list
}
