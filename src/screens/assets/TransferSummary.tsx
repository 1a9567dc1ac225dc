import { useLingui } from '@lingui/react/macro'
import { Amount } from '#src/ui/Amount.tsx'
import { Card } from '#src/ui/Card.tsx'
import { KeyValue } from '#src/ui/KeyValue.tsx'
import type { FigureOf } from '#src/ui/source/Source.ts'
import { exactText } from '#src/words/format.ts'
import type { Available, CoinRules } from './sendable.ts'

type Facts = { rules: CoinRules; available: Available; amount: bigint | undefined }

type SummaryProps = Facts & {
  /** Somebody was found who gets it. */
  known: boolean
}

/** What an amount would mean, while it is typed; dashes until there is one. */
export function TransferSummary({ known, amount, ...facts }: SummaryProps) {
  const { t } = useLingui()
  return (
    <Card>
      <KeyValue
        rows={[
          {
            term: known ? t`They receive` : t`Arrives`,
            children: amount ? (
              <Amount of="typed" value={amount} unit={facts.rules.symbol} decimals={18} />
            ) : (
              '–'
            ),
          },
          ...useCosts({ ...facts, amount }),
        ]}
      />
    </Card>
  )
}

/** What leaves and what stays; dashes while there is no amount, and where it is more than there is. */
export function useCosts({ rules, available, amount }: Facts) {
  const { t } = useLingui()
  const { symbol, transfer } = rules
  const paid = amount ? amount + transfer.fee : undefined
  const left =
    paid !== undefined && paid <= available[symbol] ? available[symbol] - paid : undefined
  const shown = (of: FigureOf, value: bigint) => (
    <Amount of={of} value={value} unit={symbol} decimals={18} />
  )
  const text = (value = 0n) => `${exactText(value)} ${symbol}`
  const pays: FigureOf = {
    figure: 'transfer.paid',
    from: rules,
    inputs: { amount: text(amount), fee: text(transfer.fee) },
  }
  const leaves: FigureOf = {
    figure: 'transfer.left',
    from: available,
    coin: symbol,
    inputs: { available: text(available[symbol]), paid: text(paid) },
  }
  return [
    { term: t`You pay`, children: paid === undefined ? '–' : shown(pays, paid) },
    { term: t`Fee`, children: shown({ figure: 'transfer.fee', from: rules }, transfer.fee) },
    { term: t`Left in your balance`, children: left === undefined ? '–' : shown(leaves, left) },
  ]
}
