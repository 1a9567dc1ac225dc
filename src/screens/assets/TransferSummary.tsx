import { useLingui } from '@lingui/react/macro'
import { Amount } from '#src/ui/Amount.tsx'
import { Card } from '#src/ui/Card.tsx'
import { KeyValue } from '#src/ui/KeyValue.tsx'
import type { Available, CoinRules } from './sendable.ts'

type Facts = { rules: CoinRules; available: Available; amount: bigint | undefined }

/** What an amount would mean, while it is typed. */
export function TransferSummary({ amount, ...facts }: Facts) {
  const { t } = useLingui()
  const asked = amount ?? 0n
  return (
    <Card>
      <KeyValue
        rows={[
          {
            term: t`They receive`,
            children: <Amount value={asked} unit={facts.rules.symbol} decimals={18} />,
          },
          ...useCosts({ ...facts, amount: asked }),
        ]}
      />
    </Card>
  )
}

/** What leaves and what stays; a dash while it is more than there is. */
export function useCosts({ rules, available, amount }: Facts & { amount: bigint }) {
  const { t } = useLingui()
  const { symbol, transfer } = rules
  const left = available[symbol] - amount - transfer.fee
  const exact = (value: bigint) => <Amount value={value} unit={symbol} decimals={18} />
  return [
    { term: t`You pay`, children: exact(amount + transfer.fee) },
    { term: t`Fee`, children: exact(transfer.fee) },
    { term: t`Left in your balance`, children: left < 0n ? '–' : exact(left) },
  ]
}
