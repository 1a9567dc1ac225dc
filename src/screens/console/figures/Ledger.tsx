import { Trans, useLingui } from '@lingui/react/macro'
import { usePages } from '#src/api/usePages.ts'
import { DataTable } from '#src/screens/console/parts/DataTable.tsx'
import { NoNumber } from '#src/screens/console/parts/NoNumber.tsx'
import { Empty } from '#src/ui/State.tsx'
import { Balances } from './Balances.tsx'
import { EntriesExport } from './EntriesExport.tsx'
import { LedgerFilters } from './LedgerFilters.tsx'
import { ledgerBody } from './ledger-body.ts'
import { type Entry, useEntryCard, useEntryColumns } from './useEntryColumns.tsx'
import { useFigures } from './useFigures.ts'
import { View } from './View.tsx'

/** The entries of the books: the house's, a member's, or a journal's. */
export function Ledger() {
  const { t } = useLingui()
  const { search, change } = useFigures()
  const body = ledgerBody(search)
  const found = usePages('operator/entries', body)
  return (
    <View actions={body && <EntriesExport body={body} />} onRefresh={found.refresh}>
      <LedgerFilters />
      {body && <Balances body={body} of={found.first?.balances ?? null} />}
      <DataTable
        label={t`Entries`}
        found={found}
        keyOf={({ id }: Entry) => id}
        columns={useEntryColumns()}
        card={useEntryCard()}
        empty={body ? <NoEntries /> : <NothingAsked />}
        onOpen={({ journal }) => change({ journal }, { open: true })}
      />
    </View>
  )
}

function NoEntries() {
  const { t } = useLingui()
  return (
    <Empty icon="search" title={t`No entries of this kind`}>
      <Trans>Change the filters above.</Trans>
    </Empty>
  )
}

/** Nobody is named yet, or by what is no number. */
function NothingAsked() {
  const { t } = useLingui()
  const { search } = useFigures()
  if (search.owner !== undefined || search.of !== undefined) {
    return (
      <NoNumber>
        <Trans>A UID and the number of a journal have digits only.</Trans>
      </NoNumber>
    )
  }
  return (
    <Empty icon="search" title={t`Whose entries?`}>
      <Trans>Type the member’s UID above.</Trans>
    </Empty>
  )
}
