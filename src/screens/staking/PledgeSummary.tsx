import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Result } from '#shared/api/index.ts'
import { ONE } from '#shared/money.ts'
import { toT } from '#shared/staked.ts'
import { Amount } from '#src/ui/Amount.tsx'
import { Card } from '#src/ui/Card.tsx'
import { KeyValue } from '#src/ui/KeyValue.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { useNow } from '#src/ui/useNow.ts'
import { powerText } from '#src/words/format.ts'
import { dateText } from '#src/words/format-time.ts'
import { type CoinRules, endOf, type Plan, rewardOf } from './terms.ts'

type PledgeSummaryProps = {
  plan: Plan
  paid: Result<'product/pledgeData'>['plans']
  amount: bigint
  rules: CoinRules
  terms: Result<'home/parameters'>
}

/** What the amount would mean, reckoned from what was really paid yesterday; a promise of nothing. */
export function PledgeSummary({ plan, paid, amount, rules, terms }: PledgeSummaryProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const now = useNow(60_000)
  const staked = toT(amount, rules)
  const perT = paid.find(({ id }) => id === plan.id)?.yesterdayPerT ?? 0n
  const daily = rewardOf(staked, perT)
  const none = <Trans>no rewards paid yet</Trans>
  return (
    <Card>
      <KeyValue
        rows={[
          {
            term: t`Reward a day, at yesterday's rate`,
            children: perT > 0n ? <Amount value={daily} unit="BTCW" signed decimals={6} /> : none,
          },
          {
            term: (
              <Plural
                value={plan.termDays}
                one="Over # day, if the rate holds"
                other="Over # days, if the rate holds"
              />
            ),
            children:
              perT > 0n ? (
                <Amount value={daily * BigInt(plan.termDays)} unit="BTCW" decimals={6} />
              ) : (
                none
              ),
          },
          {
            term: t`Computing power`,
            children: powerText((staked * terms.parameters.hashratePerT) / ONE),
          },
          { term: t`Ends`, children: dateText(endOf(new Date(now), plan.termDays), locale) },
        ]}
      />
    </Card>
  )
}
