import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { ONE } from '#shared/money.ts'
import { useCall } from '#src/api/useCall.ts'
import { explorerAtom, parametersAtom } from '#src/session/session.ts'
import { Amount } from '#src/ui/Amount.tsx'
import { Button } from '#src/ui/Button.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { HashLink } from '#src/ui/HashLink.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { KeyValue } from '#src/ui/KeyValue.tsx'
import { Loaded } from '#src/ui/Loaded.tsx'
import { Note } from '#src/ui/Note.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Empty } from '#src/ui/State.tsx'
import { StatusBadge } from '#src/ui/StatusBadge.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { powerText } from '#src/words/format.ts'
import { dateText, dateTimeText } from '#src/words/format-time.ts'
import { isMaturing, type Maturing } from './maturities.ts'
import { methodWords, type Order } from './order-words.ts'
import { useCalendar } from './useCalendar.ts'

type OrderSheetProps = {
  id: string | undefined
  /** What the list knows of it. */
  known: Order | undefined
  onClose: () => void
}

/** Everything about one order, and where its figures come from. */
export function OrderSheet({ id, known, onClose }: OrderSheetProps) {
  const { data, error, mutate } = useCall(
    'product/order',
    id === undefined || known ? null : { id },
  )
  const order = known ?? data?.list[0]
  const refNo = order?.no
  return (
    <Sheet
      open={id !== undefined}
      onClose={onClose}
      title={refNo ? <Trans>Order {refNo}</Trans> : <Trans>Order</Trans>}
    >
      <Loaded
        data={order ?? (data && null)}
        error={error}
        onRetry={() => void mutate()}
        waiting={<Skeleton height={420} />}
      >
        {(it) =>
          it ? <Content order={it} /> : <Empty title={<Trans>There is no such order</Trans>} />
        }
      </Loaded>
    </Sheet>
  )
}

function Content({ order }: { order: Order }) {
  return (
    <>
      {order.reason && <Note kind="red">{order.reason}</Note>}
      <KeyValue rows={useRows(order)} />
      {order.status === 'review' && (
        <ButtonLink to="/pages/staking/index" search={{ order: order.id }}>
          <Trans>Follow this pledge</Trans>
        </ButtonLink>
      )}
      {order.status === 'success' && (
        <Note>
          <Trans>
            What it earned is the sum of its rewards, each paid at 00:00 UTC out of revenue that had
            arrived. Every one of them is a line in Details.
          </Trans>
        </Note>
      )}
      {isMaturing(order) && <EndInCalendar order={order} />}
    </>
  )
}

function EndInCalendar({ order }: { order: Maturing }) {
  const save = useCalendar()
  if (!save) return null
  return (
    <Button
      kind="plain"
      icon={<Icon name="calendar" size={20} />}
      onClick={() => void save([order])}
    >
      <Trans>End in your calendar</Trans>
    </Button>
  )
}

type Row = { term: ReactNode; children: ReactNode }

function useRows(order: Order): Row[] {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const known = useAtomValue(parametersAtom)
  const explorer = useAtomValue(explorerAtom)
  const power = (order.stakedT * (known?.parameters.hashratePerT ?? 0n)) / ONE
  const rows: (Row | false)[] = [
    { term: t`Status`, children: <StatusBadge status={order.status} /> },
    { term: t`Amount`, children: <Amount value={order.amount} unit={order.coin} /> },
    { term: t`Counts as`, children: <Amount value={order.stakedT} unit="T" /> },
    { term: t`Computing power`, children: powerText(power) },
    { term: t`Method`, children: i18n._(methodWords[order.method]) },
    {
      term: t`Term`,
      children: <Plural value={order.termDays} one="# day" other="# days" />,
    },
    { term: t`Made`, children: dateTimeText(order.createdAt, locale) },
    order.startsAt !== null && {
      term: t`Started`,
      children: dateTimeText(order.startsAt, locale),
    },
    order.endsAt !== null && { term: t`Ends`, children: dateText(order.endsAt, locale) },
    { term: t`Earned`, children: <Amount value={order.earned} unit="BTCW" signed /> },
    order.hash !== null && {
      term: t`Transaction`,
      children: <HashLink hash={order.hash} explorer={explorer} />,
    },
    order.confirmations !== null && {
      term: t`Confirmations`,
      children: String(order.confirmations),
    },
  ]
  return rows.filter((row): row is Row => row !== false)
}
