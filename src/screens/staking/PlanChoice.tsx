import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Result } from '#shared/api/index.ts'
import { Choices } from '#src/ui/Choices.tsx'
import { amountText } from '#src/words/format.ts'
import type { Plan } from './terms.ts'

type PlanChoiceProps = {
  plans: readonly Plan[]
  paid: Result<'product/pledgeData'>['plans']
  value: string
  onValue: (id: string) => void
}

/** The terms, each with what 1 T of it was really paid yesterday. */
export function PlanChoice({ plans, paid, value, onValue }: PlanChoiceProps) {
  const { t } = useLingui()
  const yesterday = (id: string) => paid.find((plan) => plan.id === id)?.yesterdayPerT ?? 0n
  return (
    <Choices
      label={t`Term · paid yesterday for 1 T, in BTCW`}
      name="planId"
      value={value}
      onValue={onValue}
      options={plans.map(({ id, termDays }) => ({
        value: id,
        label: <Plural value={termDays} one="# d" other="# d" />,
        note: yesterday(id) > 0n ? amountText(yesterday(id)) : <Trans>none yet</Trans>,
      }))}
    />
  )
}
