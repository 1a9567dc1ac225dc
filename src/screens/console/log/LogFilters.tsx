import { useLingui } from '@lingui/react/macro'
import { actWords } from '#src/screens/console/act-words.ts'
import { FilterBar } from '#src/screens/console/parts/FilterBar.tsx'
import { Select } from '#src/screens/console/parts/Select.tsx'
import { namesOf, things } from '#src/screens/console/parts/things.ts'
import { useSectionSearch } from '#src/screens/console/parts/useSectionSearch.ts'
import { SearchField } from '#src/ui/SearchField.tsx'
import { useKeywords } from '#src/ui/useKeywords.ts'
import { logBody, logShape, type Said } from './log-filters.ts'
import { useActName } from './useActName.ts'

/** The filters of the log, kept in the address. */
export function useLogFilters() {
  const [search, change] = useSectionSearch(logShape)
  const body = logBody(search, useSaid())
  return { search, change, body, any: Object.keys(search).length > 0 }
}

/** What the log's lines say in the app's language, as somebody reads it there and types it here. */
function useSaid(): Said {
  const { t, i18n } = useLingui()
  const said = Object.entries(things).map(([thing, words]) => [i18n._(words), thing] as const)
  const named = said.flatMap(([word, thing]) =>
    Object.entries(namesOf[thing] ?? {}).map(
      ([name, words]) => [`${word} ${i18n._(words)}`, `${thing} ${name}`] as const,
    ),
  )
  return [[t`service`, 'service'], ...named, ...said]
}

export function LogFilters({ search, change }: ReturnType<typeof useLogFilters>) {
  const { t } = useLingui()
  const actName = useActName()
  const subject = useKeywords(search.subject, (it) => change({ subject: it || undefined }))
  const actor = useKeywords(search.actor, (it) => change({ actor: it || undefined }))
  const acts = Object.keys(actWords)
  return (
    <FilterBar>
      <SearchField
        state={subject}
        label={t`Done to`}
        placeholder={t`Done to: UID, withdrawal 12`}
      />
      <SearchField
        state={actor}
        label={t`Done by`}
        placeholder={t`Done by: UID, or name at the command line`}
      />
      <Select
        label={t`Act`}
        value={acts.find((it) => it === search.act) ?? ''}
        onValue={(act) => change({ act: act || undefined })}
        options={[
          { value: '', label: t`All acts` },
          ...acts.map((act) => ({ value: act, label: actName(act) })),
        ]}
      />
    </FilterBar>
  )
}
