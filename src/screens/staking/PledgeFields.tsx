import { Trans } from '@lingui/react/macro'
import type { Coin } from '#shared/api/coin.ts'
import type { Result } from '#shared/api/index.ts'
import { leastPledge } from '#shared/staked.ts'
import { Amount } from '#src/ui/Amount.tsx'
import { AmountField } from '#src/ui/AmountField.tsx'
import { Card } from '#src/ui/Card.tsx'
import { CoinSegment } from '#src/ui/CoinSegment.tsx'
import { exactText } from '#src/words/format.ts'
import { PlanChoice } from './PlanChoice.tsx'
import type { CoinRules, Plan } from './terms.ts'
import type { Method } from './usePledge.ts'

type PledgeFieldsProps = {
  user: Result<'member/userInfo'>
  method: Method
  coin: Coin
  available: bigint
  plan: Plan
  rules: CoinRules
  plans: readonly Plan[]
  paid: Result<'product/pledgeData'>
  onCoin: (coin: Coin) => void
  onPlan: (id: string) => void
  onAmount: (amount: bigint | undefined) => void
}

/** Coin, amount and term of a pledge. */
export function PledgeFields(props: PledgeFieldsProps) {
  const { user, method, coin, available, plan, rules, plans, paid, onCoin, onPlan, onAmount } =
    props
  const least = leastPledge(plan, rules)
  return (
    <Card>
      <CoinSegment value={coin} onValue={onCoin} />
      <AmountField
        name="amount"
        label={<Trans>Amount</Trans>}
        unit={coin}
        max={method === 'balance' && available > 0n && available >= least ? available : undefined}
        onAmount={onAmount}
        aside={
          method === 'balance' ? (
            <Trans>
              Available{' '}
              <Amount
                of={{ figure: 'account.available', from: user, coin }}
                value={available}
                unit={coin}
                decimals={8}
              />
            </Trans>
          ) : (
            <Trans>Paid by your wallet</Trans>
          )
        }
        hint={
          <Trans>
            At least {exactText(least)} {coin}
          </Trans>
        }
      />
      <PlanChoice plans={plans} paid={paid} value={plan.id} onValue={onPlan} />
    </Card>
  )
}
