import type { Tx } from '#server/db/Tx.ts'
import type { DeskWorld } from '#server/desk/DeskWorld.ts'
import { readParameters } from '#server/parameters/readParameters.ts'
import { payingWallets } from '#server/withdrawals/payingWallets.ts'
import { needsTwo, type WithdrawalFacts } from '#server/withdrawals/withdrawalFacts.ts'
import type { DeskResult } from '#shared/desk/index.ts'
import { lookAlike } from '#shared/lookAlike.ts'

type Shown = DeskResult<'operator/withdrawals'>['list'][number]

type Showing = { tx: Tx; world: Pick<DeskWorld, 'house'>; now: Date }

/** Says of each withdrawal what somebody has to know who decides about it: the rules of its coin, and whom it may be taken for. */
export async function showWithdrawals(
  { tx, world, now }: Showing,
  list: readonly WithdrawalFacts[],
): Promise<Shown[]> {
  const { coinSet } = await readParameters(tx, now)
  const house = [...world.house, ...(await payingWallets(tx))]
  return list.map(({ member: id, nickname, account, frozen, alike, ...facts }) => {
    const rules = coinSet.find(({ symbol }) => symbol === facts.coin)?.withdraw
    const twoPersonAbove = rules?.twoPersonAbove ?? null
    return {
      ...facts,
      member: { id, nickname, account, frozen },
      lookAlike: lookAlike(facts.address, [account, ...alike, ...house]) ?? null,
      autoApproveBelow: rules?.autoApproveBelow ?? 0n,
      twoPersonAbove,
      needsTwo: needsTwo(facts, twoPersonAbove),
    }
  })
}
