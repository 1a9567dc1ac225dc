import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useCall } from '#src/api/useCall.ts'
import { Amount } from '#src/ui/Amount.tsx'
import { Figure } from '#src/ui/Figure.tsx'
import { KeyValue } from '#src/ui/KeyValue.tsx'
import { Loaded } from '#src/ui/Loaded.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Empty } from '#src/ui/State.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { signedText } from '#src/words/format.ts'
import { dateTimeText } from '#src/words/format-time.ts'
import {
  changeOf,
  type Direction,
  listOf,
  methodWords,
  partnerOf,
  type TransferLine,
} from './transfer-words.ts'

type TransferSheetProps = {
  id: string | undefined
  /** What the list knows of it. */
  known: TransferLine | undefined
  direction: Direction
  onClose: () => void
}

/** Everything about one transfer, with all its decimals. */
export const TransferSheet = ({ id, onClose, ...parts }: TransferSheetProps) => (
  <Sheet
    open={id !== undefined}
    onClose={onClose}
    title={parts.direction === 'in' ? <Trans>Transfer in</Trans> : <Trans>Transfer out</Trans>}
  >
    {id !== undefined && <Sought key={id} id={id} {...parts} />}
  </Sheet>
)

type SoughtProps = Omit<TransferSheetProps, 'id' | 'onClose'> & { id: string }

/** A message may be of one that stands far down in the list. */
function Sought({ id, known, direction }: SoughtProps) {
  const { data, error, mutate } = useCall(listOf(direction), known ? null : { id })
  const transfer = known ?? data?.list[0]
  return (
    <Loaded
      data={transfer ?? (data && null)}
      error={error}
      onRetry={() => void mutate()}
      waiting={<Skeleton height={300} />}
    >
      {(it) =>
        it ? (
          <Content transfer={it} direction={direction} />
        ) : (
          <Empty title={<Trans>There is no such transfer</Trans>} />
        )
      }
    </Loaded>
  )
}

type Parts = { transfer: TransferLine; direction: Direction }

function Content({ transfer, direction }: Parts) {
  const change = signedText(changeOf(transfer, direction), { decimals: 18 })
  return (
    <>
      <Figure of="record" look="center" value={change} unit={transfer.coin} />
      <KeyValue rows={useRows({ transfer, direction })} />
    </>
  )
}

function useRows({ transfer, direction }: Parts): { term: ReactNode; children: ReactNode }[] {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const { coin, amount, fee, method, note, no, createdAt } = transfer
  const partner = partnerOf(transfer, direction)
  const exact = (value: bigint) => <Amount of="record" value={value} unit={coin} decimals={18} />
  const sent = [
    { term: t`They received`, children: exact(amount) },
    { term: t`Fee`, children: exact(fee) },
  ]
  return [
    { term: direction === 'in' ? t`Payer` : t`Payee`, children: partner.nickname },
    { term: 'UID', children: partner.id },
    ...(direction === 'out' ? sent : []),
    { term: t`Method`, children: i18n._(methodWords(method)) },
    ...(note ? [{ term: t`Note`, children: note }] : []),
    { term: t`Number`, children: no },
    { term: t`Time`, children: dateTimeText(createdAt, locale) },
  ]
}
