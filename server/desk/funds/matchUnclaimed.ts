import { assignUnclaimed, unclaimedOf } from '#server/chain/assignUnclaimed.ts'
import { keepMatch, sayMatch } from '#server/chain/match-words.ts'
import { Refusal } from '#server/db/Refusal.ts'
import type { Tx } from '#server/db/Tx.ts'
import type { InTx } from '#server/desk/DeskAct.ts'
import { asMeant } from '#server/desk/people/asMeant.ts'
import { isNewcomer } from '#server/desk/people/isNewcomer.ts'
import { holderOf } from '#server/members/holders.ts'
import { readParameters } from '#server/parameters/readParameters.ts'
import { type GrantTerms, isBounded, lockGiving, mayGiveAlone } from '#server/rewards/GrantTerms.ts'
import { refuseReleased } from '#server/tree/refuseReleased.ts'
import { COINS, type Coin } from '#shared/api/coin.ts'
import type { DeskBody } from '#shared/desk/index.ts'

/** Above what one person gives alone the first of two is only noted: docs/decisions/110. */
export const matchUnclaimed: InTx<'operator/matchUnclaimed'> = async ({ tx, actor, body, now }) => {
  const { memberId, reason } = body
  const hash = body.hash.toLowerCase()
  const member = await holderOf(tx, memberId)
  if (!member) throw new Refusal('noMember', { field: 'memberId' })
  if (actor.member === memberId) throw new Refusal('toSelf', { field: 'memberId' })
  const unclaimed = await unclaimedOf(tx, hash)
  if (unclaimed.length === 0) throw new Refusal('nothingUnclaimed', { field: 'hash' })
  await refuseReleased(tx, memberId, 'memberId')
  const match = { hash, member: memberId, paid: sumsOf(unclaimed) }
  const saying = { by: actor.name, reason, now, first: body.first, second: body.second }
  const terms = await readParameters(tx, now)
  const bounded = COINS.some((coin) => match.paid[coin] > 0n && isBounded(terms, coin))
  if (bounded && (await isNewcomer(tx, actor, now))) throw new Refusal('newAtDesk')
  const holds = await isSaid(tx, { ...match, terms }, saying)
  const payments = holds
    ? await assignUnclaimed(tx, unclaimed, { hash, member: memberId, now })
    : unclaimed.map((payment) => ({ ...payment, journal: null }))
  const outcome = holds ? ('booked' as const) : ('first' as const)
  const log = payments.map(({ id, coin, amount, sender, journal }) => ({
    subject: `arrival ${id}`,
    before: { bookedAs: 'unclaimed', hash, sender },
    after: holds
      ? { bookedAs: 'deposit', member: memberId, coin, amount, journal }
      : { bookedAs: 'unclaimed', member: memberId, coin, amount, outcome },
    reason,
  }))
  return { result: { member, outcome, payments }, log }
}

type Paid = Record<Coin, bigint>
type Match = { hash: string; member: string; paid: Paid }

function sumsOf(payments: readonly { coin: Coin; amount: bigint }[]): Paid {
  const paid: Paid = { BTCW: 0n, BTCWT: 0n }
  for (const { coin, amount } of payments) paid[coin] += amount
  return paid
}

/** What whoever sent it was shown: that it is only noted, or that it confirms what somebody said. */
type Meant = Pick<DeskBody<'operator/matchUnclaimed'>, 'first' | 'second'>

/** Whether all have said so who have to; as it was meant, else it is refused. */
async function isSaid(
  tx: Tx,
  { terms, ...match }: Match & { terms: GrantTerms },
  { first, second, ...saying }: Meant & Giving & { reason: string },
): Promise<boolean> {
  if (await isForOne(tx, { ...match, terms }, saying)) {
    if (first) throw new Refusal('oneIsEnough')
    await keepMatch(tx, match, saying)
    return true
  }
  const holds = await sayMatch(tx, match, saying)
  asMeant(second, holds)
  return holds
}

type Giving = { by: string; now: Date }

/** Whether one person may give all of it alone. */
async function isForOne(
  tx: Tx,
  { member, paid, terms }: { member: string; paid: Paid; terms: GrantTerms },
  { by, now }: Giving,
): Promise<boolean> {
  await lockGiving(tx)
  for (const coin of COINS) {
    const giving = { by, member, coin, amount: paid[coin], now }
    if (paid[coin] > 0n && !(await mayGiveAlone(tx, giving, terms))) return false
  }
  return true
}
