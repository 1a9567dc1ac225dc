import { Trans } from '@lingui/react/macro'
import type { Result } from '#shared/api/index.ts'
import { publicFields } from '#shared/publicFields.ts'
import { Card } from '#src/ui/Card.tsx'
import { KeyValue } from '#src/ui/KeyValue.tsx'
import { Section } from '#src/ui/Section.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { type DaysOf, labelSaid } from '#src/words/changeSaid.ts'
import { RuleValue } from './RuleValue.tsx'
import { coinRules, gradeRules, type Rule, shareRules } from './rules-now.ts'
import { TermRules } from './TermRules.tsx'

type RulesNowProps = { of: Result<'home/parameters'>; daysOf: DaysOf }

/** Every rule that members are told the changes of, as it holds now. */
export function RulesNow({ of, daysOf }: RulesNowProps) {
  const { parameters, coinSet } = of
  const cards = [shareRules(parameters), gradeRules(parameters), ...coinSet.map(coinRules)]
  return (
    <Section title={<Trans>What holds now</Trans>} of={of}>
      <TermRules of={of} />
      {cards
        .filter((rules) => rules.length > 0)
        .map((rules) => (
          <Card key={`${rules[0]?.field} ${rules[0]?.of}`}>
            <RuleList rules={rules} from={of} daysOf={daysOf} />
          </Card>
        ))}
    </Section>
  )
}

type RuleListProps = { rules: readonly Rule[]; from: RulesNowProps['of']; daysOf: DaysOf }

function RuleList({ rules, from, daysOf }: RuleListProps) {
  const saying = { fields: publicFields, daysOf, locale: useLocale() }
  return (
    <KeyValue
      rows={rules.map((rule) => ({
        term: <span data-plain="record">{labelSaid(rule, saying)}</span>,
        children: <RuleValue rule={rule} from={from} />,
      }))}
    />
  )
}
