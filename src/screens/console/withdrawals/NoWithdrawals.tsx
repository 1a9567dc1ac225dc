import { Trans, useLingui } from '@lingui/react/macro'
import type { SearchOf } from '#src/screens/console/parts/readSearch.ts'
import { Empty } from '#src/ui/State.tsx'
import type { withdrawalShape } from './withdrawal-filters.ts'

type NoWithdrawalsProps = { search: SearchOf<typeof withdrawalShape> }

/** Instead of withdrawals: an empty queue is good news, a filter that finds none is not news. */
export function NoWithdrawals({ search: { filter, coin, keywords, hours } }: NoWithdrawalsProps) {
  const { t } = useLingui()
  if ([filter, coin, keywords, hours].every((it) => it === undefined)) {
    return (
      <Empty icon="check" title={t`Nothing waits for approval`}>
        <Trans>Small withdrawals are approved by the service itself.</Trans>
      </Empty>
    )
  }
  return (
    <Empty icon="search" title={t`No withdrawals of this kind`}>
      <Trans>Change the filters above.</Trans>
    </Empty>
  )
}
