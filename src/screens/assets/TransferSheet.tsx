import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Amount } from '#src/ui/Amount.tsx'
import { Figure } from '#src/ui/Figure.tsx'
import { KeyValue } from '#src/ui/KeyValue.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { signedText } from '#src/words/format.ts'
import { dateTimeText } from '#src/words/format-time.ts'
import {
  changeOf,
  type Direction,
  methodWords,
  partnerOf,
  type TransferLine,
} from './transfer-words.ts'

type TransferSheetProps = {
  transfer: TransferLine | undefined
  direction: Direction
  onClose: () => void
}

/** Everything about one transfer, with all its decimals. */
export const TransferSheet = ({ transfer, direction, onClose }: TransferSheetProps) => (
  <Sheet
    open={transfer !== undefined}
    onClose={onClose}
    title={direction === 'in' ? <Trans>Transfer in</Trans> : <Trans>Transfer out</Trans>}
  >
    {transfer && <Content transfer={transfer} direction={direction} />}
  </Sheet>
)

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
