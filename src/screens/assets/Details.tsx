import { Trans, useLingui } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import { memo, useCallback, useState } from 'react'
import { Coin } from '#shared/api/coin.ts'
import { FlowType } from '#shared/api/flow.ts'
import { dayOf } from '#shared/days.ts'
import { usePages } from '#src/api/usePages.ts'
import { Chips } from '#src/ui/Chips.tsx'
import { CoinChips } from '#src/ui/CoinChips.tsx'
import { ExportLink } from '#src/ui/ExportLink.tsx'
import { RecordList } from '#src/ui/RecordList.tsx'
import { Rows } from '#src/ui/Rows.tsx'
import { Screen } from '#src/ui/Screen.tsx'
import { DayHeading } from './DayHeading.tsx'
import { daySums } from './daySums.ts'
import type { Line } from './flow-words.ts'
import { LineRow } from './LineRow.tsx'
import { LineSheet } from './LineSheet.tsx'
import { NoLines } from './NoLines.tsx'

type Type = FlowType | 'all'

/** Every change of the member's balances, newest first (specification §3: bill). */
export function Details() {
  const asked = useSearch({ from: '/pages/billList/index' })
  const [type, setType] = useState<Type>(FlowType.safeParse(asked.type).data ?? 'all')
  const [coin, setCoin] = useState<Coin | 'all'>(Coin.safeParse(asked.coin).data ?? 'all')
  const [opened, open] = useState<Line>()
  const lines = usePages('asset/flowRecord', {
    ...(type !== 'all' && { type }),
    ...(coin !== 'all' && { coin }),
  })
  const [sumUp] = useState(daySums)
  const sumsOf = sumUp({
    ...lines.beyond,
    of: `${type} ${coin}`,
    lines: lines.rows,
    hasMore: lines.more !== null,
  })
  const row = useCallback((line: Line) => <LineRow line={line} onClick={() => open(line)} />, [])

  return (
    <Screen
      title={<Trans>Details</Trans>}
      back="/pages/user/index"
      actions={<ExportLink of="history" />}
      onRefresh={lines.refresh}
    >
      <RecordList
        of="history"
        list={lines}
        filters={<Filters type={type} onType={setType} coin={coin} onCoin={setCoin} />}
      >
        <Rows
          list={lines}
          keyOf={({ id }: Line) => id}
          groupOf={({ createdAt }: Line) => dayOf(createdAt)}
          heading={(day) => <DayHeading day={day} sums={sumsOf(day)} from={lines.rows} />}
          empty={<NoLines filtered={type !== 'all' || coin !== 'all'} />}
        >
          {row}
        </Rows>
      </RecordList>
      <LineSheet line={opened} onClose={() => open(undefined)} />
    </Screen>
  )
}

type FiltersProps = {
  type: Type
  onType: (type: Type) => void
  coin: Coin | 'all'
  onCoin: (coin: Coin | 'all') => void
}

/** Left as they are while the list grows under them. */
const Filters = memo(({ type, onType, coin, onCoin }: FiltersProps) => {
  const { t } = useLingui()
  return (
    <>
      <Chips label={t`Type`} value={type} onValue={onType} options={useTypes()} />
      <CoinChips value={coin} onValue={onCoin} />
    </>
  )
})

/** Every type, in the order in which most members meet them. */
function useTypes(): { value: Type; label: string }[] {
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
