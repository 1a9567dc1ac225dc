import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { memo } from 'react'
import type { FlowType } from '#shared/api/flow.ts'
import { memberAtom } from '#src/session/session.ts'
import { Chips } from '#src/ui/Chips.tsx'
import { CoinChips } from '#src/ui/CoinChips.tsx'
import { PeriodChoice } from '#src/ui/PeriodChoice.tsx'
import type { useLineFilters } from './useLineFilters.ts'

type LineFiltersProps = ReturnType<typeof useLineFilters>['chosen']

/** Left as they are while the list grows under them. */
export const LineFilters = memo((chosen: LineFiltersProps) => {
  const { type, coin, period, onType, onCoin, onPeriod } = chosen
  const { t } = useLingui()
  const since = useAtomValue(memberAtom)?.createdAt
  return (
    <>
      <Chips label={t`Type`} value={type} onValue={onType} options={useTypes()} />
      <CoinChips value={coin} onValue={onCoin} />
      <PeriodChoice {...period} since={since} onPeriod={onPeriod} />
    </>
  )
})

/** Every type, in the order in which most members meet them. */
function useTypes(): { value: FlowType | 'all'; label: string }[] {
  const { t } = useLingui()
  return [
    { value: 'all', label: t`All` },
    { value: 'staking_reward', label: t`Staking` },
    { value: 'community_reward', label: t`Community` },
    { value: 'activity_reward', label: t`Activity` },
    { value: 'mining_subsidy', label: t`Subsidy` },
    { value: 'pledge', label: t`Pledged` },
    { value: 'pledge_return', label: t`Returned` },
    { value: 'deposit', label: t`Deposits` },
    { value: 'transfer_in', label: t`Transfer in` },
    { value: 'transfer_out', label: t`Transfer out` },
    { value: 'withdrawal', label: t`Withdrawal` },
    { value: 'withdrawal_return', label: t`Withdrawal returned` },
    { value: 'fee', label: t`Fees` },
  ]
}
