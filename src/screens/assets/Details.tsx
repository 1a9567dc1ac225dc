import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { FlowType } from '#shared/api/asset.ts'
import type { Coin } from '#shared/api/coin.ts'
import { dayOf } from '#shared/days.ts'
import { usePages } from '#src/api/usePages.ts'
import { Chips } from '#src/ui/Chips.tsx'
import { Rows } from '#src/ui/Rows.tsx'
import { Screen } from '#src/ui/Screen.tsx'
import { DayHeading } from './DayHeading.tsx'
import { daySums } from './daySums.ts'
import type { Line } from './flow-words.ts'
import { LineRow } from './LineRow.tsx'
import { LineSheet } from './LineSheet.tsx'
import { NoLines } from './NoLines.tsx'

type Type = FlowType | 'all'
type CoinFilter = Coin | 'all'

/** Every change of the member's balances, newest first (specification §3: bill). */
export function Details() {
  const { t } = useLingui()
  const [type, setType] = useState<Type>('all')
  const [coin, setCoin] = useState<CoinFilter>('all')
  const [opened, open] = useState<Line>()
  const lines = usePages('asset/flowRecord', {
    ...(type !== 'all' && { type }),
    ...(coin !== 'all' && { coin }),
  })
  const hasMore = lines.more !== null
  const sums = daySums(lines.rows, hasMore)

  return (
    <Screen
      title={<Trans>Details</Trans>}
      back="/pages/user/index"
      onRefresh={lines.refresh}
      narrow
    >
      <div>
        <Chips label={t`Type`} value={type} onValue={setType} options={useTypes()} />
        <Chips
          label={t`Coin`}
          value={coin}
          onValue={setCoin}
          options={[
            { value: 'all', label: t`All coins` },
            { value: 'BTCW', label: 'BTCW' },
            { value: 'BTCWT', label: 'BTCWT' },
          ]}
        />
      </div>
      <Rows
        rows={lines.rows}
        keyOf={({ id }: Line) => id}
        groupOf={({ createdAt }: Line) => dayOf(createdAt)}
        heading={(day) => <DayHeading day={day} sums={sums.get(day)} />}
        state={{
          loading: lines.isLoading || lines.isLoadingMore,
          error: lines.error,
          hasMore,
          onMore: () => lines.more?.(),
          onRetry: lines.refresh,
          empty: <NoLines filtered={type !== 'all' || coin !== 'all'} />,
        }}
      >
        {(line: Line) => <LineRow line={line} onClick={() => open(line)} />}
      </Rows>
      <LineSheet line={opened} onClose={() => open(undefined)} />
    </Screen>
  )
}

/** The types that there can be now; a line of any other type is shown under All. */
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
  ]
}
