import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { Coin } from '#shared/api/coin.ts'
import { Card } from '#src/ui/Card.tsx'
import { CoinSegment } from '#src/ui/CoinSegment.tsx'
import { Field } from '#src/ui/Field.tsx'
import { exactText } from '#src/words/format.ts'
import { PayeeField } from './PayeeField.tsx'
import { SentAmount } from './SentAmount.tsx'
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
  const coin = rules.symbol
  const most = mostToTransfer(rules, available)
  const short = useShortTransfer(rules, available)(amount ?? 0n)
  return (
    <Card>
      <CoinSegment value={coin} onValue={onCoin} />
      <PayeeField state={payee} />
      <SentAmount
        coin={coin}
        available={available}
        amount={amount}
        most={most}
        short={short}
        onAmount={onAmount}
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
