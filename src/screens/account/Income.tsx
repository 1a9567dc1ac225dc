import { Trans, useLingui } from '@lingui/react/macro'
import { Amount } from '#src/ui/Amount.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Figure } from '#src/ui/Figure.tsx'
import { KeyValue } from '#src/ui/KeyValue.tsx'
import { Section } from '#src/ui/Section.tsx'
import { useDayTold } from '#src/ui/told-when.ts'
import { exactText } from '#src/words/format.ts'
import styles from './Income.module.css'
import type { User } from './WhoIAm.tsx'

type Gain = 'account.incomeToday' | `income.${Exclude<keyof User['income'], 'today'>}`

/** What has been paid to the member so far, by type, and since 00:00 UTC of the day it is told on. */
export function Income({ user: { income } }: { user: User }) {
  const { t } = useLingui()
  const day = useDayTold(income)
  const gain = (figure: Gain, value: bigint) => (
    <Amount of={{ figure, from: income, coin: 'BTCW' }} value={value} unit="BTCW" signed fixed />
  )
  const exact = (value: bigint) => `${exactText(value)} BTCW`
  const all = income.staking + income.community + income.activity + income.subsidy
  return (
    <Section title={<Trans>Income</Trans>} of={income}>
      <Card>
        <div className={styles.sums}>
          <Figure
            of={{
              figure: 'account.income',
              from: income,
              coin: 'BTCW',
              inputs: {
                staking: exact(income.staking),
                community: exact(income.community),
                activity: exact(income.activity),
                subsidy: exact(income.subsidy),
              },
            }}
            label={<Trans>In all</Trans>}
            value={all}
            unit="BTCW"
          />
          <p className={styles.today}>
            <Trans>{day}, since 00:00 UTC</Trans>
            <strong>{gain('account.incomeToday', income.today)}</strong>
          </p>
        </div>
        <KeyValue
          rows={[
            { term: t`Staking rewards`, children: gain('income.staking', income.staking) },
            { term: t`Community rewards`, children: gain('income.community', income.community) },
            { term: t`Activity rewards`, children: gain('income.activity', income.activity) },
            { term: t`Mining subsidy`, children: gain('income.subsidy', income.subsidy) },
          ]}
        />
      </Card>
    </Section>
  )
}
