import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { explorerAtom } from '#src/session/session.ts'
import { Address } from '#src/ui/Address.tsx'
import { Amount } from '#src/ui/Amount.tsx'
import { HashLink } from '#src/ui/HashLink.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { ratioText } from '#src/words/format.ts'
import { dateText, dateTimeText } from '#src/words/format-time.ts'
import { balanceWords, type Line } from './flow-words.ts'

type Row = { term: ReactNode; children: ReactNode }

const isRow = (row: Row | false): row is Row => row !== false

/** What a line says of itself. What it was reckoned from stands apart. */
export function useLineRows(line: Line): Row[] {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const explorer = useAtomValue(explorerAtom)
  const partner = usePartner(line)
  const { coin, balanceAfter, refType, refNo, source, hash, reason, createdAt, id } = line
  const rows: (Row | false)[] = [
    {
      term: i18n._(balanceWords(line)),
      children: <Amount of="record" value={balanceAfter} unit={coin} decimals={18} />,
    },
    refNo !== '' &&
      source === null && { term: refType === 'order' ? t`Order` : t`Number`, children: refNo },
    source === null && partner,
    // In the words of an operator, whatever the app's language.
    reason != null && { term: t`Why`, children: <span translate="no">{reason}</span> },
    hash !== null && {
      term: t`Transaction`,
      children: <HashLink hash={hash} explorer={explorer} copy />,
    },
    { term: t`Time`, children: dateTimeText(createdAt, locale) },
    { term: t`Line in the books`, children: <span data-plain="record">{id}</span> },
  ]
  return rows.filter(isRow)
}

/** With whom it was. */
function usePartner({ type, counterparty, refType }: Line): Row | false {
  const { t } = useLingui()
  if (counterparty === null) return false
  if (refType === 'withdrawal') {
    return { term: t`Wallet address`, children: <Address value={counterparty} whole /> }
  }
  if (type === 'transfer_in') return { term: t`Payer`, children: counterparty }
  return { term: type === 'transfer_out' ? t`Payee` : t`Member`, children: counterparty }
}

/** The order, the member, the ratio at the time and the day that a reward was reckoned from. */
export function useSourceRows(source: Line['source']): Row[] {
  const { t } = useLingui()
  const locale = useLocale()
  if (!source) return []
  const { orderNo, member, ratio, day } = source
  const rows: (Row | false)[] = [
    { term: t`Order`, children: orderNo },
    member !== null && { term: t`Member`, children: member.nickname },
    member !== null && { term: 'UID', children: member.id },
    ratio !== null && {
      term: t`Your ratio above those further down`,
      children: (
        <data value={ratioText(ratio)} data-plain="record">
          {ratioText(ratio)}
        </data>
      ),
    },
    { term: t`Shared out at 00:00 UTC of`, children: dateText(day, locale) },
  ]
  return rows.filter(isRow)
}
