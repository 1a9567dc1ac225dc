import { Trans } from '@lingui/react/macro'
import type { Result } from '#shared/api/index.ts'
import { Choices } from '#src/ui/Choices.tsx'
import { SourceButton } from '#src/ui/source/SourceButton.tsx'
import { amountText, exactText } from '#src/words/format.ts'
import type { Plan } from './terms.ts'

type PlanChoiceProps = {
  plans: readonly Plan[]
  paid: Result<'product/pledgeData'>['plans']
  value: string
  onValue: (id: string) => void
}

/** The terms, each with what 1 T of it was really paid yesterday. */
export function PlanChoice({ plans, paid, value, onValue }: PlanChoiceProps) {
  const yesterday = (id: string) => paid.find((plan) => plan.id === id)?.yesterdayPerT ?? 0n
  return (
    <Choices
      label={
        <Trans>
          Term ·{' '}
          <SourceButton
            of={{ figure: 'staking.rates', from: paid }}
            exact={`${exactText(yesterday(value))} BTCW`}
          >
            paid yesterday for 1 T, in BTCW
          </SourceButton>
        </Trans>
      }
      name="planId"
      value={value}
      onValue={onValue}
      options={plans.map(({ id, termDays: days }) => ({
        value: id,
        label: <Trans>{days} d</Trans>,
        note: yesterday(id) > 0n ? amountText(yesterday(id), { decimals: 6 }) : <Trans>none</Trans>,
      }))}
    />
  )
}
