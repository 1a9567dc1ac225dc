import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { Coin } from '#shared/api/coin.ts'
import { dayOf } from '#shared/days.ts'
import { usePages } from '#src/api/usePages.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { CoinChips } from '#src/ui/CoinChips.tsx'
import { DayTitle } from '#src/ui/DayTitle.tsx'
import { ExportLink } from '#src/ui/ExportLink.tsx'
import { RecordList } from '#src/ui/RecordList.tsx'
import { Rows } from '#src/ui/Rows.tsx'
import { Screen } from '#src/ui/Screen.tsx'
import { Segment } from '#src/ui/Segment.tsx'
import { Empty } from '#src/ui/State.tsx'
import { TransferRow } from './TransferRow.tsx'
import { TransferSheet } from './TransferSheet.tsx'
import { type Direction, listOf, type TransferLine } from './transfer-words.ts'

/** What the member has sent to others and received from them (specification §3); `?id=` opens one, received if not said otherwise. */
export function TransferRecord() {
  const { id: told, direction: way } = useSearch({ from: '/pages/transfer/record' })
  const navigate = useNavigate({ from: '/pages/transfer/record' })
  const toldWay: Direction = way === 'out' ? 'out' : 'in'
  const [direction, setDirection] = useState<Direction>(told || way ? toldWay : 'out')
  const [coin, setCoin] = useState<Coin | 'all'>('all')
  const [chosen, open] = useState<TransferLine>()
  const found = usePages(listOf(direction), {
    ...(coin !== 'all' && { coin }),
  })

  function close() {
    open(undefined)
    if (told) void navigate({ search: {}, replace: true })
  }

  return (
    <Screen
      title={<Trans>Transfer record</Trans>}
      back="/pages/transfer/index"
      actions={<ExportLink of="transfers" />}
      onRefresh={found.refresh}
    >
      <RecordList
        of="transfers"
        list={found}
        filters={
          <>
            <DirectionChoice value={direction} onValue={setDirection} />
            <CoinChips value={coin} onValue={setCoin} />
          </>
        }
      >
        <Rows
          list={found}
          keyOf={(row: TransferLine) => row.id}
          groupOf={({ createdAt }: TransferLine) => dayOf(createdAt)}
          heading={(day) => <DayTitle day={day} />}
          empty={<NoTransfers direction={direction} filtered={coin !== 'all'} />}
        >
          {(row: TransferLine) => (
            <TransferRow transfer={row} direction={direction} onClick={() => open(row)} />
          )}
        </Rows>
      </RecordList>
      <TransferSheet
        id={chosen?.id ?? told}
        known={chosen ?? found.rows.find(({ id }: TransferLine) => id === told)}
        direction={chosen ? direction : toldWay}
        onClose={close}
      />
    </Screen>
  )
}

function DirectionChoice(props: { value: Direction; onValue: (direction: Direction) => void }) {
  const { t } = useLingui()
  return (
    <Segment
      label={t`Direction`}
      options={[
        { value: 'out', label: t`Roll-out` },
        { value: 'in', label: t`Roll-in` },
      ]}
      {...props}
    />
  )
}

function NoTransfers({ direction, filtered }: { direction: Direction; filtered: boolean }) {
  const { t } = useLingui()
  if (filtered) {
    return (
      <Empty icon="search" title={t`Nothing of this kind`}>
        <Trans>Choose another coin above.</Trans>
      </Empty>
    )
  }
  if (direction === 'in') {
    return (
      <Empty icon="transfer" title={t`Nothing received yet`}>
        <Trans>What other members send to you shows here.</Trans>
      </Empty>
    )
  }
  return (
    <Empty
      icon="transfer"
      title={t`Nothing sent yet`}
      action={
        <ButtonLink to="/pages/transfer/index">
          <Trans>Transfer</Trans>
        </ButtonLink>
      }
    >
      <Trans>What you send to other members shows here.</Trans>
    </Empty>
  )
}
