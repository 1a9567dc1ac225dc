import { Trans, useLingui } from '@lingui/react/macro'
import { Amount } from '#src/ui/Amount.tsx'
import { Card } from '#src/ui/Card.tsx'
import { KeyValue } from '#src/ui/KeyValue.tsx'
import { exactText } from '#src/words/format.ts'
import type { Available, CoinRules } from './sendable.ts'

type Facts = { rules: CoinRules; available: Available; amount: bigint | undefined }

/** What an amount would mean, while it is typed; dashes until there is one. */
export function WithdrawalSummary({ rules, available, amount }: Facts) {
  const { t } = useLingui()
  const coin = rules.symbol
  return (
    <Card>
      <KeyValue
        rows={[
          {
            term: t`They receive`,
            children: amount ? <Amount value={amount} unit={coin} decimals={18} /> : '–',
          },
          { term: t`You pay`, children: amount ? <Paid rules={rules} amount={amount} /> : '–' },
          {
            term: t`Miner fee`,
            children: <Amount value={rules.withdraw.fee} unit="BTCW" decimals={18} />,
          },
          {
            term: t`Left in your balance`,
            children: amount ? <Left rules={rules} available={available} amount={amount} /> : '–',
          },
          { term: t`Approval`, children: <Approval rules={rules} amount={amount} /> },
        ]}
      />
    </Card>
  )
}

type Asked = { rules: CoinRules; amount: bigint }

/** All that leaves the balance. The fee is BTCW whatever is withdrawn. */
export function Paid({ rules: { symbol, withdraw }, amount }: Asked) {
  if (symbol === 'BTCW') return <Amount value={amount + withdraw.fee} unit="BTCW" decimals={18} />
  return (
    <>
      <Amount value={amount} unit={symbol} decimals={18} />
      {' + '}
      <Amount value={withdraw.fee} unit="BTCW" decimals={18} />
    </>
  )
}

/** What stays; a dash while it is more than there is. */
export function Left({ rules, available, amount }: Asked & { available: Available }) {
  const { symbol, withdraw } = rules
  const own = available[symbol] - amount - (symbol === 'BTCW' ? withdraw.fee : 0n)
  const fees = available.BTCW - withdraw.fee
  if (own < 0n || fees < 0n) return '–'
  if (symbol === 'BTCW') return <Amount value={own} unit="BTCW" decimals={18} />
  return (
    <>
      <Amount value={own} unit={symbol} decimals={18} />
      {' + '}
      <Amount value={fees} unit="BTCW" decimals={18} />
    </>
  )
}

/** Who says yes to it; the limit is for all of 24 hours. How long that takes is promised by nobody. */
export function Approval({ rules, amount }: { rules: CoinRules; amount: bigint | undefined }) {
  const limit = rules.withdraw.autoApproveBelow
  const below = `${exactText(limit)} ${rules.symbol}`
  const isSmall = limit > 0n && (amount ?? 0n) < limit
  if (isSmall) return <Trans>None under {below} / 24 h</Trans>
  return <Trans>By an operator</Trans>
}
