import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Coin } from '#shared/api/coin.ts'
import { Amount } from '#src/ui/Amount.tsx'
import { AmountField } from '#src/ui/AmountField.tsx'
import type { Available } from './sendable.ts'

type SentAmountProps = {
  coin: Coin
  available: Available
  /** Base units: what was typed, and what can be sent with all that it costs. */
  amount: bigint | undefined
  most: bigint
  /** Why there is not enough for what was typed. */
  short: string | undefined
  hint: ReactNode
  onAmount: (amount: bigint | undefined) => void
}

/** How much is to leave the account, beside what is available; where that is not enough, what is. */
export function SentAmount(props: SentAmountProps) {
  const { coin, available, amount, most, short, hint, onAmount } = props
  return (
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
      hint={hint}
    />
  )
}
