import { Trans } from '@lingui/react/macro'
import type { Coin } from '#shared/api/coin.ts'
import { mostToWithdraw } from '#shared/mostToWithdraw.ts'
import { Card } from '#src/ui/Card.tsx'
import { CoinSegment } from '#src/ui/CoinSegment.tsx'
import { exactText } from '#src/words/format.ts'
import { PayoutAddress } from './PayoutAddress.tsx'
import type { Known } from './receivers.ts'
import { SentAmount } from './SentAmount.tsx'
import type { Available, CoinRules } from './sendable.ts'
import { useShortWords } from './useWithdrawalCheck.ts'

type WithdrawalFieldsProps = {
  rules: CoinRules
  available: Available
  amount: bigint | undefined
  address: string
  known: Known
  onCoin: (coin: Coin) => void
  onAddress: (address: string) => void
  onAmount: (amount: bigint | undefined) => void
}

/** Coin, address and amount of a withdrawal. */
export function WithdrawalFields(props: WithdrawalFieldsProps) {
  const { rules, available, amount, address, known, onCoin, onAddress, onAmount } = props
  const coin = rules.symbol
  const most = mostToWithdraw(rules, available)
  const short = useShortWords(rules, available)(amount ?? 0n)
  return (
    <Card>
      <CoinSegment value={coin} onValue={onCoin} />
      <PayoutAddress value={address} onValue={onAddress} known={known} />
      <SentAmount
        coin={coin}
        available={available}
        amount={amount}
        most={most}
        short={short}
        onAmount={onAmount}
        hint={<Bounds rules={rules} />}
      />
    </Card>
  )
}

function Bounds({ rules: { symbol, withdraw } }: { rules: CoinRules }) {
  const least = exactText(withdraw.min)
  if (withdraw.max === null) {
    return (
      <Trans>
        At least {least} {symbol}
      </Trans>
    )
  }
  return (
    <Trans>
      {least} to {exactText(withdraw.max)} {symbol} at a time
    </Trans>
  )
}
