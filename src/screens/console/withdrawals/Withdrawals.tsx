import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { usePages } from '#src/api/usePages.ts'
import { DataTable } from '#src/screens/console/parts/DataTable.tsx'
import { PayoutsStopped } from '#src/screens/console/payouts/PayoutsStopped.tsx'
import { useMay } from '#src/screens/console/roles.ts'
import { Bottom } from '#src/ui/Bottom.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Note } from '#src/ui/Note.tsx'
import { Screen } from '#src/ui/Screen.tsx'
import { ApproveSheet } from './ApproveSheet.tsx'
import { cardOf } from './cardOf.tsx'
import { NoWithdrawals } from './NoWithdrawals.tsx'
import { useChoice } from './useChoice.ts'
import { useColumns } from './useColumns.tsx'
import { useWithdrawalFilters, WithdrawalFilters } from './WithdrawalFilters.tsx'
import { WithdrawalPanel } from './WithdrawalPanel.tsx'
import { WithdrawalsExport } from './WithdrawalsExport.tsx'
import type { DeskWithdrawal } from './withdrawal-words.ts'

/** How often the list is read anew, milliseconds: others decide about it too. */
const WATCHED = 30_000

/** What members asked to be paid, from the queue to the chain. */
export function Withdrawals() {
  const { t } = useLingui()
  const { search, change, body } = useWithdrawalFilters()
  const found = usePages('operator/withdrawals', body, { every: WATCHED })
  const { open, list, full, all, none, choice } = useChoice(found.rows)
  const [approving, approve] = useState<readonly DeskWithdrawal[]>()
  const may = useMay('operator/approveWithdrawals')
  const choosing = may && body.filter === 'waiting' && open.length > 0
  return (
    <Screen
      title={<Trans context="desk">Withdrawals</Trans>}
      actions={<WithdrawalsExport body={body} />}
      onRefresh={found.refresh}
    >
      <PayoutsStopped />
      <WithdrawalFilters search={search} change={change} />
      {choosing && (
        <Button kind="text" onClick={list.length > 0 ? none : all}>
          {list.length > 0 ? <Trans>Choose none</Trans> : <Trans>Choose all that are shown</Trans>}
        </Button>
      )}
      <DataTable
        label={t({ context: 'desk', message: 'Withdrawals' })}
        found={found}
        keyOf={(it: DeskWithdrawal) => it.no}
        columns={useColumns({ over: body.filter === 'paid' || body.filter === 'returned' })}
        card={cardOf}
        empty={<NoWithdrawals search={search} />}
        onOpen={({ no }) => change({ no }, { open: true })}
        choice={choosing ? choice : undefined}
      />
      {choosing && list.length > 0 && (
        <Bottom>
          {full && (
            <Note kind="amber">
              <Trans>No more are approved at once. Approve these first.</Trans>
            </Note>
          )}
          <Button kind="main" onClick={() => approve(list)}>
            <Plural value={list.length} one="Approve # withdrawal" other="Approve # withdrawals" />
          </Button>
        </Bottom>
      )}
      <WithdrawalPanel no={search.no} onClose={() => change({ no: undefined })} />
      <ApproveSheet
        list={approving}
        onClose={(answered) => {
          approve(undefined)
          if (answered) none()
        }}
      />
    </Screen>
  )
}
