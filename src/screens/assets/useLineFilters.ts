import { useSearch } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { Coin } from '#shared/api/coin.ts'
import { FlowType } from '#shared/api/flow.ts'
import type { Body } from '#shared/api/index.ts'
import { ALL_TIME, isBackwards, isHalfTyped, type Period } from '#src/ui/periods.ts'

/** Which lines are to be shown: what is chosen, and what is asked for. An address may begin with a type and a coin. */
export function useLineFilters() {
  const begun = useSearch({ from: '/pages/billList/index' })
  const [type, onType] = useState<FlowType | 'all'>(FlowType.safeParse(begun.type).data ?? 'all')
  const [coin, onCoin] = useState<Coin | 'all'>(Coin.safeParse(begun.coin).data ?? 'all')
  const [period, choose] = useState(ALL_TIME)
  const [{ from, to }, ask] = useState(ALL_TIME)
  const onPeriod = useCallback((next: Period) => {
    choose(next)
    // The lines of before stay until there is a time to ask for.
    if (!isBackwards(next) && !isHalfTyped(next)) ask(next)
  }, [])
  const body: Body<'asset/flowRecord'> = {
    ...(type !== 'all' && { type }),
    ...(coin !== 'all' && { coin }),
    ...(from !== null && { from }),
    ...(to !== null && { to }),
  }
  return { chosen: { type, coin, period, onType, onCoin, onPeriod }, body }
}
