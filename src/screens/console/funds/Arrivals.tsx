import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { usePages } from '#src/api/usePages.ts'
import { DataTable } from '#src/screens/console/parts/DataTable.tsx'
import { FilterBar } from '#src/screens/console/parts/FilterBar.tsx'
import { useSectionSearch } from '#src/screens/console/parts/useSectionSearch.ts'
import { Chips } from '#src/ui/Chips.tsx'
import { CoinChips } from '#src/ui/CoinChips.tsx'
import { Empty } from '#src/ui/State.tsx'
import { ArrivalSheet } from './ArrivalSheet.tsx'
import type { Arrival } from './arrival-words.ts'
import { arrivalBody, fundsShape } from './funds-filters.ts'
import { arrivalCard, useArrivalColumns } from './useArrivalColumns.tsx'

/** What the chain brought, the newest first. */
export function Arrivals() {
  const { t } = useLingui()
  const [search] = useSectionSearch(fundsShape)
  const found = usePages('operator/arrivals', arrivalBody(search))
  const [opened, open] = useState<Arrival>()
  const filtered = search.purpose !== undefined || search.coin !== undefined
  return (
    <>
      <Filters />
      <DataTable
        label={t`What arrived`}
        found={found}
        keyOf={(it: Arrival) => it.id}
        columns={useArrivalColumns()}
        card={arrivalCard}
        empty={
          filtered ? (
            <Empty icon="search" title={t`No payments of this kind`}>
              <Trans>Change the filters above.</Trans>
            </Empty>
          ) : (
            <Empty icon="deposit" title={t`Nothing has arrived yet`}>
              <Trans>What is paid to the pool shows here as soon as the chain has it.</Trans>
            </Empty>
          )
        }
        onOpen={open}
      />
      <ArrivalSheet of={opened} onClose={() => open(undefined)} />
    </>
  )
}

function Filters() {
  const { t } = useLingui()
  const [search, change] = useSectionSearch(fundsShape)
  return (
    <FilterBar>
      <Chips
        label={t`Booked as`}
        value={search.purpose ?? ''}
        onValue={(purpose) => change({ purpose: purpose || undefined })}
        options={[
          { value: '', label: t`All` },
          { value: 'revenue', label: t`Revenue` },
          { value: 'activity', label: t`Activity budget` },
          { value: 'pledge', label: t`Pledges` },
          { value: 'deposit', label: t`Deposits` },
          { value: 'unclaimed', label: t`Unclaimed` },
        ]}
      />
      <CoinChips
        value={search.coin ?? 'all'}
        onValue={(coin) => change({ coin: coin === 'all' ? undefined : coin })}
      />
    </FilterBar>
  )
}
