import { useLingui } from '@lingui/react/macro'
import { FilterBar } from '#src/screens/console/parts/FilterBar.tsx'
import { flowWords } from '#src/screens/console/parts/flow-words.ts'
import { Chips } from '#src/ui/Chips.tsx'
import { CoinChips } from '#src/ui/CoinChips.tsx'
import { Field } from '#src/ui/Field.tsx'
import { SearchField } from '#src/ui/SearchField.tsx'
import { useKeywords } from '#src/ui/useKeywords.ts'
import { accountName } from './account-words.ts'
import styles from './Figures.module.css'
import { accountsOf } from './ledger-body.ts'
import { useFigures } from './useFigures.ts'

/** Whose entries, in which account, of which kind and when; or those of a journal. */
export function LedgerFilters() {
  const { t } = useLingui()
  const { search, change } = useFigures()
  const owner = useKeywords(search.owner, (it) => change({ owner: it || undefined }))
  const journal = useKeywords(search.of, (it) => change({ of: it || undefined }))
  return (
    <FilterBar>
      <Chips
        label={t`Whose`}
        value={search.who ?? ''}
        onValue={(who) => change({ who: who || undefined, account: undefined, type: undefined })}
        options={[
          { value: '', label: t`The house` },
          { value: 'member', label: t`A member` },
        ]}
      />
      {search.who === 'member' && (
        <SearchField state={owner} label={t`Member`} placeholder={t`Member: UID`} />
      )}
      <SearchField state={journal} label={t`Journal`} placeholder={t`Journal: number`} />
      <Accounts />
      <Kinds />
      <Range />
    </FilterBar>
  )
}

function Accounts() {
  const { i18n, t } = useLingui()
  const { search, change } = useFigures()
  const accounts = accountsOf(search)
  return (
    <>
      <Chips
        label={t`Account`}
        value={accounts.find((it) => it === search.account) ?? ''}
        onValue={(account) => change({ account: account || undefined })}
        options={[
          { value: '', label: t`All accounts` },
          ...accounts.map((value) => ({
            value,
            label: accountName(value, (words) => i18n._(words)),
          })),
        ]}
      />
      <CoinChips
        value={search.coin ?? 'all'}
        onValue={(coin) => change({ coin: coin === 'all' ? undefined : coin })}
      />
    </>
  )
}

/** The house's entries are of no kind that members see. */
function Kinds() {
  const { i18n, t } = useLingui()
  const { search, change } = useFigures()
  if (search.who !== 'member') return null
  const kinds: readonly [string, (typeof flowWords)['fee']][] = Object.entries(flowWords)
  return (
    <Chips
      label={t`Kind`}
      value={kinds.find(([kind]) => kind === search.type)?.[0] ?? ''}
      onValue={(type) => change({ type: type || undefined })}
      options={[
        { value: '', label: t`All kinds` },
        ...kinds.map(([value, words]) => ({ value, label: i18n._(words) })),
      ]}
    />
  )
}

function Range() {
  const { t } = useLingui()
  const { search, change } = useFigures()
  return (
    <div className={styles.days}>
      <Field
        type="date"
        label={t`From (UTC)`}
        value={search.from ?? ''}
        onChange={(event) => change({ from: event.target.value || undefined })}
      />
      <Field
        type="date"
        label={t`To (UTC)`}
        value={search.to ?? ''}
        onChange={(event) => change({ to: event.target.value || undefined })}
      />
    </div>
  )
}
