import { Trans } from '@lingui/react/macro'
import type { Result } from '#shared/api/index.ts'
import { Choices } from '#src/ui/Choices.tsx'
import { SourceButton } from '#src/ui/source/SourceButton.tsx'
import { useDayOver } from '#src/ui/told-when.ts'
import { amountText, exactText } from '#src/words/format.ts'
import type { Plan } from './terms.ts'

type PlanChoiceProps = {
  plans: readonly Plan[]
  paid: Result<'product/pledgeData'>
  value: string
  onValue: (id: string) => void
}

/** The terms, each with what 1 T of it was really paid yesterday, or whenever that was for a copy. */
export function PlanChoice({ plans, paid, value, onValue }: PlanChoiceProps) {
  const yesterday = (id: string) => paid.plans.find((plan) => plan.id === id)?.yesterdayPerT ?? 0n
  const day = useDayOver(paid)
  const source = {
    of: { figure: 'staking.rates', from: paid },
    exact: `${exactText(yesterday(value))} BTCW`,
  } as const
  return (
    <Choices
      label={
        day === null ? (
          <Trans>
            Term · <SourceButton {...source}>paid yesterday for 1 T, in BTCW</SourceButton>
          </Trans>
        ) : (
          <Trans>
            Term ·{' '}
            <SourceButton {...source}>paid the day before {day} for 1 T, in BTCW</SourceButton>
          </Trans>
        )
      }
      name="planId"
      value={value}
      onValue={onValue}
      options={plans.map(({ id, termDays: days }) => ({
        value: id,
        label: <Trans>{days} d</Trans>,
        note:
          yesterday(id) > 0n ? (
            amountText(yesterday(id), { decimals: 6, fixed: true })
          ) : (
            <Trans>none</Trans>
          ),
      }))}
    />
  )
}
