import { Trans, useLingui } from '@lingui/react/macro'
import type { Coin } from '#shared/api/coin.ts'
import { Amount } from '#src/ui/Amount.tsx'
import { Card } from '#src/ui/Card.tsx'
import { KeyValue } from '#src/ui/KeyValue.tsx'
import { SourceButton } from '#src/ui/source/SourceButton.tsx'
import { exactText } from '#src/words/format.ts'
import { Receives } from './Receiver.tsx'
import { type Known, readAddress, standingOf } from './receivers.ts'
import type { Available, CoinRules } from './sendable.ts'

type Facts = { rules: CoinRules; available: Available; amount: bigint | undefined }

type SummaryProps = Facts & {
  /** As it was typed. */
  address: string
  known: Known
  stopped: boolean
}

/** What an amount would mean, while it is typed; dashes until there is one. */
export function WithdrawalSummary({ address, known, stopped, ...facts }: SummaryProps) {
  const { t } = useLingui()
  const { rules, available, amount } = facts
  const to = readAddress(address)
  const coin = rules.symbol
  return (
    <Card>
      <KeyValue
        rows={[
          {
            term: <Receives standing={to ? standingOf(to, known) : undefined} />,
            children: amount ? <Amount of="typed" value={amount} unit={coin} decimals={18} /> : '–',
          },
          { term: t`You pay`, children: amount ? <Paid rules={rules} amount={amount} /> : '–' },
          {
            term: t`Miner fee`,
            children: <MinerFee rules={rules} />,
          },
          {
            term: t`Left in your balance`,
            children: amount ? <Left rules={rules} available={available} amount={amount} /> : '–',
          },
          { term: t`Approval`, children: <Approval {...{ rules, amount, stopped }} /> },
        ]}
      />
    </Card>
  )
}

type Asked = { rules: CoinRules; amount: bigint }

/** All that leaves the balance. The fee is BTCW whatever is withdrawn. */
export function Paid({ rules, amount }: Asked) {
  const { symbol, withdraw } = rules
  if (symbol !== 'BTCW') {
    return (
      <>
        <Amount of="typed" value={amount} unit={symbol} decimals={18} />
        {' + '}
        <MinerFee rules={rules} />
      </>
    )
  }
  const inputs = { amount: inBtcw(amount), fee: inBtcw(withdraw.fee) }
  return (
    <Amount
      of={{ figure: 'withdrawal.paid', from: rules, inputs }}
      value={amount + withdraw.fee}
      unit="BTCW"
      decimals={18}
    />
  )
}

const inBtcw = (value: bigint) => `${exactText(value)} BTCW`

export const MinerFee = ({ rules }: { rules: CoinRules }) => (
  <Amount
    of={{ figure: 'withdrawal.fee', from: rules }}
    value={rules.withdraw.fee}
    unit="BTCW"
    decimals={18}
  />
)

/** What stays; a dash while it is more than there is. */
export function Left({ rules, available, amount }: Asked & { available: Available }) {
  const { symbol, withdraw } = rules
  const spent = amount + (symbol === 'BTCW' ? withdraw.fee : 0n)
  if (spent > available[symbol] || withdraw.fee > available.BTCW) return '–'
  const own = <LeftOf coin={symbol} available={available} spent={spent} />
  if (symbol === 'BTCW') return own
  return (
    <>
      {own}
      {' + '}
      <LeftOf coin="BTCW" available={available} spent={withdraw.fee} />
    </>
  )
}

function LeftOf({ coin, available, spent }: { coin: Coin; available: Available; spent: bigint }) {
  const text = (value: bigint) => `${exactText(value)} ${coin}`
  const inputs = { available: text(available[coin]), spent: text(spent) }
  return (
    <Amount
      of={{ figure: 'withdrawal.left', from: available, coin, inputs }}
      value={available[coin] - spent}
      unit={coin}
      decimals={18}
    />
  )
}

type ApprovalProps = Omit<Facts, 'available'> & { stopped: boolean }

/**
 * Who says yes to it; the limit is for all of 24 hours. How long that takes is promised by nobody. While payouts are stopped
 * nobody's yes pays it.
 */
export function Approval({ rules, amount, stopped }: ApprovalProps) {
  if (stopped) return <Trans>Paid only once payouts go on</Trans>
  const limit = rules.withdraw.autoApproveBelow
  const below = `${exactText(limit)} ${rules.symbol}`
  const isSmall = limit > 0n && (amount ?? 0n) < limit
  if (isSmall) {
    return (
      <SourceButton of={{ figure: 'withdrawal.approval', from: rules }} exact={below}>
        <Trans>Usually none</Trans>
      </SourceButton>
    )
  }
  return <Trans>By an operator</Trans>
}
