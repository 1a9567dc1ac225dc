import { useLingui } from '@lingui/react/macro'
import { FilterBar } from '#src/screens/console/parts/FilterBar.tsx'
import { useSectionSearch } from '#src/screens/console/parts/useSectionSearch.ts'
import { Chips } from '#src/ui/Chips.tsx'
import { SearchField } from '#src/ui/SearchField.tsx'
import { useKeywords } from '#src/ui/useKeywords.ts'
import { memberBody, memberShape } from './member-filters.ts'

/** The filters of the members and the one that is opened, kept in the address. */
export function useMemberSearch() {
  const [search, change] = useSectionSearch(memberShape)
  return { search, change, body: memberBody(search) }
}

export function MemberFilters() {
  const { t } = useLingui()
  const { search, change } = useMemberSearch()
  const keywords = useKeywords(search.keywords, (it) => change({ keywords: it || undefined }))
  return (
    <FilterBar>
      <SearchField
        state={keywords}
        label={t`Member`}
        title={t`UID, nickname, wallet address, mail or invitation code`}
        placeholder={t`UID, nickname, address, mail, code`}
      />
      <Chips
        label={t`Members`}
        value={search.filter ?? ''}
        onValue={(filter) => change({ filter: filter || undefined })}
        options={[
          { value: '', label: t`All` },
          { value: 'frozen', label: t`Frozen` },
          { value: 'agents', label: t`Agents` },
          { value: 'sites', label: t`Mining sites` },
        ]}
      />
    </FilterBar>
  )
}
