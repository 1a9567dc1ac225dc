import { type DeskWithdrawal, isFirst } from './withdrawal-words.ts'

type Chosen = Pick<
  DeskWithdrawal,
  'no' | 'coin' | 'amount' | 'dayApproved' | 'twoPersonAbove' | 'firstBy'
> & { member: Pick<DeskWithdrawal['member'], 'id' | 'frozen'> }

/** `two`: two people have to approve it. `first`: and this approval is the first one. */
type Needed = { two: boolean; first: boolean }

/**
 * Of each that is approved together, whether it takes two people: as the service goes through them (docs/decisions/092), one
 * after the other, what is approved of the same member's before it counts with what was approved within a day.
 */
export function twoPeople(list: readonly Chosen[]): ReadonlyMap<string, Needed> {
  const approved = new Map<string, bigint>()
  const needed = new Map<string, Needed>()
  for (const { no, coin, amount, dayApproved, twoPersonAbove, firstBy, member } of list) {
    const whose = `${member.id} ${coin}`
    const before = approved.get(whose) ?? 0n
    const two = twoPersonAbove !== null && amount + dayApproved + before > twoPersonAbove
    const first = isFirst({ needsTwo: two, firstBy })
    needed.set(no, { two, first })
    // Of a frozen member nothing is approved.
    if (!first && member.frozen === null) approved.set(whose, before + amount)
  }
  return needed
}
