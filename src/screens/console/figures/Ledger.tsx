import { Trans, useLingui } from '@lingui/react/macro'
import type { DeskBody } from '#shared/desk/index.ts'
import { usePages } from '#src/api/usePages.ts'
import { DataTable } from '#src/screens/console/parts/DataTable.tsx'
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
  const { search } = useFigures()
  const body = ledgerBody(search)
  if (body) return <Found body={body} />
  return (
    <View onRefresh={() => undefined}>
      <LedgerFilters />
      <Empty icon="search" title={t`Whose entries?`}>
        <Trans>Type the member’s UID above.</Trans>
      </Empty>
    </View>
  )
}

function Found({ body }: { body: DeskBody<'operator/entries'> }) {
  const { t } = useLingui()
  const { change } = useFigures()
  const found = usePages('operator/entries', body)
  return (
    <View actions={<EntriesExport body={body} />} onRefresh={found.refresh}>
      <LedgerFilters />
      <Balances body={body} of={found.first?.balances ?? null} />
      <DataTable
        label={t`Entries`}
        found={found}
        keyOf={({ id }: Entry) => id}
        columns={useEntryColumns()}
        card={useEntryCard()}
        empty={
          <Empty icon="search" title={t`No entries of this kind`}>
            <Trans>Change the filters above.</Trans>
          </Empty>
        }
        onOpen={({ journal }) => change({ journal }, { open: true })}
      />
    </View>
  )
}
