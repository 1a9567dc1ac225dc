import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { COINS, type Coin } from '#shared/api/coin.ts'
import { Amount } from '#src/ui/Amount.tsx'
import { AmountField } from '#src/ui/AmountField.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Field } from '#src/ui/Field.tsx'
import { Segment } from '#src/ui/Segment.tsx'
import { exactText } from '#src/words/format.ts'
import { PayeeField } from './PayeeField.tsx'
import { type Available, type CoinRules, mostToTransfer } from './sendable.ts'
import type { usePayee } from './usePayee.ts'
import { useShortTransfer } from './useTransferCheck.ts'

/** Contract: characters of a note. */
const NOTE = 140

type TransferFieldsProps = {
  rules: CoinRules
  available: Available
  amount: bigint | undefined
  payee: ReturnType<typeof usePayee>
  onCoin: (coin: Coin) => void
  onAmount: (amount: bigint | undefined) => void
}

/** Coin, payee, amount and note of a transfer. */
export function TransferFields(props: TransferFieldsProps) {
  const { rules, available, amount, payee, onCoin, onAmount } = props
  const { t } = useLingui()
  const coin = rules.symbol
  const most = mostToTransfer(rules, available)
  const short = useShortTransfer(rules, available)(amount ?? 0n)
  return (
    <Card>
      <Segment
        label={t`Coin`}
        name="coin"
        value={coin}
        onValue={onCoin}
        options={COINS.map((value) => ({ value, label: value }))}
      />
      <PayeeField state={payee} />
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
        hint={
          <Trans>
            At least {exactText(rules.transfer.min)} {coin}
          </Trans>
        }
      />
      <Note />
    </Card>
  )
}

function Note() {
  const [written, setWritten] = useState<number>()
  return (
    <Field
      name="note"
      label={<Trans>Note, if you like</Trans>}
      aside={written ? `${written} / ${NOTE}` : undefined}
      maxLength={NOTE}
      autoComplete="off"
      autoCapitalize="sentences"
      autoCorrect="on"
      spellCheck
      onChange={(event) => setWritten(event.target.value.length)}
    />
  )
}
