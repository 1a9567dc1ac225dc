import { useLingui } from '@lingui/react/macro'
import { FilterBar } from '#src/screens/console/parts/FilterBar.tsx'
import { useSectionSearch } from '#src/screens/console/parts/useSectionSearch.ts'
import { Chips } from '#src/ui/Chips.tsx'
import { CoinChips } from '#src/ui/CoinChips.tsx'
import { SearchField } from '#src/ui/SearchField.tsx'
import { useKeywords } from '#src/ui/useKeywords.ts'
import { waits, withdrawalBody, withdrawalShape } from './withdrawal-filters.ts'

/** The filters of the withdrawals and the one that is opened, kept in the address. */
export function useWithdrawalFilters() {
  const [search, change] = useSectionSearch(withdrawalShape)
  return { search, change, body: withdrawalBody(search) }
}

type Filters = ReturnType<typeof useWithdrawalFilters>

export function WithdrawalFilters({ search, change }: Pick<Filters, 'search' | 'change'>) {
  const { t } = useLingui()
  const keywords = useKeywords(search.keywords, (it) => change({ keywords: it || undefined }))
  return (
    <FilterBar>
      <Chips
        label={t`State`}
        value={search.filter ?? 'waiting'}
        onValue={(filter) => change({ filter: filter === 'waiting' ? undefined : filter })}
        options={[
          { value: 'waiting', label: t`Waiting` },
          { value: 'halted', label: t`Halted` },
          { value: 'going', label: t`On their way` },
          { value: 'paid', label: t`Paid` },
          { value: 'returned', label: t({ message: 'Returned', context: 'withdrawal' }) },
          { value: 'all', label: t`All` },
        ]}
      />
      <CoinChips
        value={search.coin ?? 'all'}
        onValue={(coin) => change({ coin: coin === 'all' ? undefined : coin })}
      />
      {waits(search) && (
        <Chips
          label={t`Age`}
          value={search.hours ?? ''}
          onValue={(hours) => change({ hours: hours || undefined })}
          options={[
            { value: '', label: t`Any age` },
            { value: '1', label: t`Over 1 hour` },
            { value: '24', label: t`Over 1 day` },
            { value: '72', label: t`Over 3 days` },
          ]}
        />
      )}
      <SearchField
        state={keywords}
        label={t`Withdrawal`}
        title={t`UID, number of the withdrawal, or the whole address that is paid`}
        placeholder={t`UID, number or address`}
      />
    </FilterBar>
  )
}
