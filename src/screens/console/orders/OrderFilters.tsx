import { useLingui } from '@lingui/react/macro'
import { FilterBar } from '#src/screens/console/parts/FilterBar.tsx'
import { useSectionSearch } from '#src/screens/console/parts/useSectionSearch.ts'
import { Chips } from '#src/ui/Chips.tsx'
import { SearchField } from '#src/ui/SearchField.tsx'
import { useKeywords } from '#src/ui/useKeywords.ts'
import { orderBody, orderShape } from './order-filters.ts'

/** The filters of the orders and the one that is opened, kept in the address. */
export function useOrderSearch() {
  const [search, change] = useSectionSearch(orderShape)
  return { search, change, body: orderBody(search) }
}

export function OrderFilters() {
  const { t } = useLingui()
  const { search, change } = useOrderSearch()
  const member = useKeywords(search.member, (it) => change({ member: it || undefined }))
  const number = useKeywords(search.number, (it) => change({ number: it || undefined }))
  return (
    <FilterBar>
      <Chips
        label={t`State`}
        value={search.status ?? ''}
        onValue={(status) => change({ status: status || undefined })}
        options={[
          { value: '', label: t`All` },
          { value: 'review', label: t`In review` },
          { value: 'success', label: t`Success` },
          { value: 'fail', label: t`Fail` },
          { value: 'end', label: t`End` },
        ]}
      />
      <SearchField state={member} label={t`Member`} placeholder={t`Member: UID`} />
      <SearchField state={number} label={t`Order`} placeholder={t`Order: number`} />
    </FilterBar>
  )
}
