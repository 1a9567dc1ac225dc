import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ComponentProps, ReactNode } from 'react'
import type { Result } from '#shared/api/index.ts'
import { ONE } from '#shared/money.ts'
import { toT } from '#shared/staked.ts'
import { Amount } from '#src/ui/Amount.tsx'
import { Card } from '#src/ui/Card.tsx'
import { KeyValue } from '#src/ui/KeyValue.tsx'
import { SourceButton } from '#src/ui/source/SourceButton.tsx'
import { useDayOver } from '#src/ui/told-when.ts'
import { countText, exactPowerText, exactText, powerText } from '#src/words/format.ts'
import { type CoinRules, type Plan, rateOf, rewardOf } from './terms.ts'
import type { Method } from './usePledge.ts'
import { useTermEnd } from './useTermEnd.ts'

type PledgeSummaryProps = {
  method: Method
  plan: Plan
  paid: Result<'product/pledgeData'>
  amount: bigint | undefined
  rules: CoinRules
  terms: Result<'home/parameters'>
}

/** What the amount would mean, reckoned from what was really paid yesterday at the term's weight of now; a promise of nothing. Dashes until there is one. */
export function PledgeSummary({ method, plan, paid, amount, rules, terms }: PledgeSummaryProps) {
  const { t } = useLingui()
  const staked = toT(amount ?? 0n, rules)
  const rate = rateOf(paid, plan)
  const perT = rate ?? 0n
  const all = paid.yesterdayPaid ?? 0n
  const daily = rewardOf(staked, perT, all)
  const until = useTermEnd(method, plan.termDays)
  const over = useDayOver(paid)
  const inputs = inputsOf(staked, perT, all)
  const isKnown = amount && perT > 0n && all > 0n
  const reward = (shown: ReactNode) => (isKnown ? shown : <NoReward rate={rate} over={over} />)
  return (
    <Card>
      <KeyValue
        rows={[
          {
            term: <PerDay over={over} />,
            children: reward(
              <Reckoned
                of={{ figure: 'staking.rewardDay', from: paid, inputs }}
                value={daily}
                signed
              />,
            ),
          },
          {
            term: <OverTerm days={plan.termDays} />,
            children: reward(
              <Reckoned
                of={{
                  figure: 'staking.rewardTerm',
                  from: paid,
                  inputs: { day: `${exactText(daily)} BTCW`, days: String(plan.termDays) },
                }}
                value={daily * BigInt(plan.termDays)}
              />,
            ),
          },
          {
            term: t`Paid per T, 30-day average`,
            children: <Average {...{ paid, plan }} />,
          },
          { term: t`Computing power`, children: amount ? <Power {...{ terms, staked }} /> : '–' },
          { term: t`Ends`, children: until },
        ]}
      />
    </Card>
  )
}

/** What is small has six decimals, so that terms can be told apart; all have them, so that they line up. */
const Reckoned = (amount: Pick<ComponentProps<typeof Amount>, 'of' | 'value' | 'signed'>) => (
  <Amount {...amount} unit="BTCW" decimals={6} fixed />
)

const inputsOf = (staked: bigint, perT: bigint, all: bigint) => ({
  staked: `${exactText(staked)} T`,
  rate: `${exactText(perT)} BTCW`,
  all: `${exactText(all)} BTCW`,
})

/** The day that the answer is of, where it is over: its yesterday is the day before that one. */
type Over = { over: string | null }

function PerDay({ over: day }: Over) {
  if (day === null) return <Trans>Reward a day, as yesterday</Trans>
  return <Trans>Reward a day, as the day before {day}</Trans>
}

function NoReward({ rate, over: day }: Over & { rate: bigint | undefined }) {
  if (rate !== 0n) return '–'
  if (day === null) return <Trans>none paid yesterday</Trans>
  return <Trans>none paid the day before {day}</Trans>
}

function OverTerm({ days }: { days: number }) {
  const said = countText(days)
  return (
    <Plural
      value={days}
      one={`Over ${said} day, if the rate holds`}
      other={`Over ${said} days, if the rate holds`}
    />
  )
}

/** What 1 T of the term was really paid over 30 days (decisions §4), whatever the amount. */
function Average({ paid, plan }: Pick<PledgeSummaryProps, 'paid' | 'plan'>) {
  const perT = paid.plans.find(({ id }) => id === plan.id)?.averagePerT ?? 0n
  if (perT === 0n) return <Trans>none in 30 days</Trans>
  return <Reckoned of={{ figure: 'staking.average', from: paid }} value={perT} />
}

function Power({ terms, staked }: { terms: Result<'home/parameters'>; staked: bigint }) {
  const { hashratePerT } = terms.parameters
  const power = (staked * hashratePerT) / ONE
  const inputs = { staked: `${exactText(staked)} T`, hashrate: exactPowerText(hashratePerT) }
  return (
    <SourceButton
      of={{ figure: 'staking.power', from: terms, inputs }}
      exact={exactPowerText(power)}
    >
      {powerText(power)}
    </SourceButton>
  )
}
