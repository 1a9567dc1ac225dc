import { Trans, useLingui } from '@lingui/react/macro'
import { COINS, type Coin } from '#shared/api/coin.ts'
import { mostToWithdraw } from '#shared/mostToWithdraw.ts'
import { Amount } from '#src/ui/Amount.tsx'
import { AmountField } from '#src/ui/AmountField.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Segment } from '#src/ui/Segment.tsx'
import { exactText } from '#src/words/format.ts'
import { PayoutAddress } from './PayoutAddress.tsx'
import type { Known } from './receivers.ts'
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
  const { t } = useLingui()
  const coin = rules.symbol
  const most = mostToWithdraw(rules, available)
  const short = useShortWords(rules, available)(amount ?? 0n)
  return (
    <Card>
      <Segment
        label={t`Coin`}
        name="coin"
        value={coin}
        onValue={onCoin}
        options={COINS.map((value) => ({ value, label: value }))}
      />
      <PayoutAddress value={address} onValue={onAddress} known={known} />
      <AmountField
        name="amount"
        label={<Trans>Amount</Trans>}
        unit={coin}
        max={most > 0n ? most : undefined}
        onAmount={onAmount}
        aside={
          <Trans>
            Available{' '}
            <Amount
              of={{ figure: 'account.available', from: available, coin }}
              value={available[coin]}
              unit={coin}
              decimals={8}
            />
          </Trans>
        }
        problem={amount ? short : undefined}
        offer={amount && short && most > 0n ? most : undefined}
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
      {least} to {exactText(withdraw.max)} {symbol} at once
    </Trans>
  )
}
