import { useLingui } from '@lingui/react/macro'
import { COINS } from '#shared/api/coin.ts'
import { FilterBar } from '#src/screens/console/parts/FilterBar.tsx'
import { useSectionSearch } from '#src/screens/console/parts/useSectionSearch.ts'
import { Chips } from '#src/ui/Chips.tsx'
import { SearchField } from '#src/ui/SearchField.tsx'
import { useKeywords } from '#src/ui/useKeywords.ts'
import { withdrawalBody, withdrawalShape } from './withdrawal-filters.ts'

/** The filters of the withdrawals and the one that is opened, kept in the address. */
export function useWithdrawalFilters() {
  const [search, change] = useSectionSearch(withdrawalShape)
  return { search, change, body: withdrawalBody(search) }
}

type Filters = ReturnType<typeof useWithdrawalFilters>

export function WithdrawalFilters({ search, change }: Pick<Filters, 'search' | 'change'>) {
  const { t } = useLingui()
  const digits = (typed: string) => typed.replace(/\D/g, '').slice(0, 18)
  const member = useKeywords(search.member, (it) => change({ member: digits(it) || undefined }))
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
          { value: 'returned', label: t`Returned` },
          { value: 'all', label: t`All` },
        ]}
      />
      <Chips
        label={t`Coin`}
        value={search.coin ?? ''}
        onValue={(coin) => change({ coin: coin || undefined })}
        options={[
          { value: '', label: t`Both coins` },
          ...COINS.map((coin) => ({ value: coin, label: coin })),
        ]}
      />
      <SearchField state={member} label={t`Member`} placeholder={t`Member: UID`} />
    </FilterBar>
  )
}
