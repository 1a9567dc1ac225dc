import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { Coin } from '#shared/api/coin.ts'
import { dayOf } from '#shared/days.ts'
import { useCall } from '#src/api/useCall.ts'
import { usePages } from '#src/api/usePages.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Chips } from '#src/ui/Chips.tsx'
import { CoinChips } from '#src/ui/CoinChips.tsx'
import { DayTitle } from '#src/ui/DayTitle.tsx'
import { ExportLink } from '#src/ui/ExportLink.tsx'
import { RecordList } from '#src/ui/RecordList.tsx'
import { Rows } from '#src/ui/Rows.tsx'
import { Screen } from '#src/ui/Screen.tsx'
import { Empty } from '#src/ui/State.tsx'
import { WithdrawalRow } from './WithdrawalRow.tsx'
import { WithdrawalSheet } from './WithdrawalSheet.tsx'
import type { WithdrawalLine } from './withdrawal-words.ts'

type Status = 'all' | 'review' | 'success' | 'fail'

/** Withdrawals under way change by the block, milliseconds between two askings; with none, somebody else's act may make news. */
const everySoOften = (underWay: number) => (underWay ? 2_000 : 30_000)

/** What was asked to be paid out and what became of it; `?id=` opens one. */
export function WithdrawalRecord() {
  const { id } = useSearch({ from: '/pages/withdrawal/record' })
  const navigate = useNavigate({ from: '/pages/withdrawal/record' })
  const [status, setStatus] = useState<Status>('all')
  const [coin, setCoin] = useState<Coin | 'all'>('all')
  const found = usePages('asset/cashRecord', {
    ...(status !== 'all' && { status }),
    ...(coin !== 'all' && { coin }),
  })
  useFollow(found.refresh)

  return (
    <Screen
      title={<Trans>Withdrawal record</Trans>}
      back="/pages/withdrawal/index"
      actions={<ExportLink of="withdrawals" />}
      onRefresh={found.refresh}
    >
      <RecordList
        of="withdrawals"
        list={found}
        filters={
          <>
            <StatusChips value={status} onValue={setStatus} />
            <CoinChips value={coin} onValue={setCoin} />
          </>
        }
      >
        <Rows
          list={found}
          keyOf={(row: WithdrawalLine) => row.id}
          groupOf={({ createdAt }: WithdrawalLine) => dayOf(createdAt)}
          heading={(day) => <DayTitle day={day} />}
          empty={<NoWithdrawals filtered={status !== 'all' || coin !== 'all'} />}
        >
          {(row: WithdrawalLine) => (
            <WithdrawalRow
              withdrawal={row}
              onClick={() => void navigate({ search: { id: row.id } })}
            />
          )}
        </Rows>
      </RecordList>
      <WithdrawalSheet
        id={id}
        known={found.rows.find((row: WithdrawalLine) => row.id === id)}
        onClose={() => void navigate({ search: {}, replace: true })}
      />
    </Screen>
  )
}

function StatusChips(props: { value: Status; onValue: (status: Status) => void }) {
  const { t } = useLingui()
  return (
    <Chips
      label={t`Status`}
      options={[
        { value: 'all', label: t`All` },
        { value: 'review', label: t`Under way` },
        { value: 'success', label: t`Success` },
        { value: 'fail', label: t({ message: 'Returned', context: 'withdrawal' }) },
      ]}
      {...props}
    />
  )
}

function NoWithdrawals({ filtered }: { filtered: boolean }) {
  const { t } = useLingui()
  if (filtered) {
    return (
      <Empty icon="search" title={t`Nothing of this kind`}>
        <Trans>Choose another status or coin above.</Trans>
      </Empty>
    )
  }
  return (
    <Empty
      icon="withdraw"
      title={t`No withdrawals yet`}
      action={
        <ButtonLink to="/pages/withdrawal/index">
          <Trans>Withdraw</Trans>
        </ButtonLink>
      }
    >
      <Trans>What you have paid out to a wallet shows here, step by step.</Trans>
    </Empty>
  )
}

/** Asks for the list again when something became of a withdrawal that is under way. */
function useFollow(refresh: () => unknown) {
  const [underWay, setUnderWay] = useState(0)
  const { data } = useCall(
    'asset/cashRecord',
    { status: 'review', limit: 100 },
    { every: everySoOften(underWay) },
  )
  const steps = data?.list.map(({ id, step }) => `${id} ${step}`).join()
  const last = useRef(steps)
  useEffect(() => setUnderWay(data?.list.length ?? 0), [data])
  useEffect(() => {
    if (last.current !== undefined && last.current !== steps) void refresh()
    last.current = steps
  }, [steps, refresh])
}
