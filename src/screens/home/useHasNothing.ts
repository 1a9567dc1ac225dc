import { useAtomValue } from 'jotai'
import type { Result } from '#shared/api/index.ts'
import { useCall } from '#src/api/useCall.ts'
import { memberAtom } from '#src/session/session.ts'

/** Whether the member has nothing here yet: no coin and no order. False as long as that is not known. */
export function useHasNothing(): boolean {
  const member = useAtomValue(memberAtom)
  const { data } = useCall('product/pledgeData', {})
  return data !== undefined && hasNoOrder(data.totals) && hasNoCoin(member)
}

const hasNoOrder = ({ active, review, ended }: Result<'product/pledgeData'>['totals']) =>
  active + review + ended === 0

const hasNoCoin = (member: Result<'member/userInfo'> | null) =>
  member !== null &&
  Object.values(member.balances).every((it) => it.available + it.staked + it.withdrawing === 0n)
