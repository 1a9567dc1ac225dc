import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { DeskResult } from '#shared/desk/index.ts'
import { usePages } from '#src/api/usePages.ts'
import { DataTable } from '#src/screens/console/parts/DataTable.tsx'
import { ExportCsv } from '#src/screens/console/parts/ExportCsv.tsx'
import { Columns, Stack } from '#src/ui/Columns.tsx'
import { Loaded } from '#src/ui/Loaded.tsx'
import { Screen } from '#src/ui/Screen.tsx'
import { Section } from '#src/ui/Section.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Empty } from '#src/ui/State.tsx'
import { EntrySheet } from './EntrySheet.tsx'
import { JournalFacts } from './JournalFacts.tsx'
import { Moved } from './Moved.tsx'
import { type Entry, useEntryCard, useEntryColumns } from './useEntryColumns.tsx'
import { useEntryLines } from './useEntryLines.ts'

export type Journal = DeskResult<'operator/journal'>

/** One happening in the books: what it was for, and its entries, which add up to zero. */
export function JournalScreen({ id }: { id: string }) {
  const { t } = useLingui()
  const found = usePages('operator/journal', { id })
  const [opened, open] = useState<Entry>()
  const columns = useEntryColumns()
  const card = useEntryCard()
  return (
    <Screen
      title={
        <Trans>
          Journal <span translate="no">{id}</span>
        </Trans>
      }
      back="/pages/console/figures?view=ledger"
      actions={<JournalExport id={id} />}
      onRefresh={found.refresh}
    >
      <Loaded
        data={found.first}
        error={found.error}
        onRetry={found.refresh}
        waiting={<Skeleton height={480} />}
      >
        {(journal) => (
          <>
            <Columns>
              <Stack>
                <JournalFacts of={journal} />
              </Stack>
              <Stack>{journal.moved && <Moved of={journal.moved} />}</Stack>
            </Columns>
            <Section title={<Trans>Entries</Trans>}>
              <DataTable
                label={t`Entries`}
                found={found}
                keyOf={(it: Entry) => it.id}
                columns={columns}
                card={card}
                empty={
                  <Empty
                    title={t`No money moved: the journal keeps the answer to a call, nothing else`}
                  />
                }
                onOpen={open}
              />
            </Section>
          </>
        )}
      </Loaded>
      <EntrySheet entry={opened} onClose={() => open(undefined)} />
    </Screen>
  )
}

const JournalExport = ({ id }: { id: string }) => (
  <ExportCsv path="operator/journal" body={{ id }} name={`journal-${id}`} {...useEntryLines()} />
)
