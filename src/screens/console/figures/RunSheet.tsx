import { Trans, useLingui } from '@lingui/react/macro'
import { Actor } from '#src/screens/console/parts/Actor.tsx'
import { Card } from '#src/ui/Card.tsx'
import { KeyValue } from '#src/ui/KeyValue.tsx'
import { ListRow } from '#src/ui/ListRow.tsx'
import { Section } from '#src/ui/Section.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { dateText, dateTimeText } from '#src/words/format-time.ts'
import type { Run } from './Audit.tsx'
import { findingText } from './findingText.ts'
import { RunResult } from './RunResult.tsx'
import { ruleWords } from './rule-words.ts'

type RunSheetProps = { run: Run | undefined; onClose: () => void }

/** One audit: when, by whom, what it looked at and what it found. */
export function RunSheet({ run, onClose }: RunSheetProps) {
  return (
    <Sheet open={run !== undefined} onClose={onClose} title={<Trans>Audit of the books</Trans>}>
      {run && <Whole run={run} />}
    </Sheet>
  )
}

function Whole({ run }: { run: Run }) {
  const { i18n, t } = useLingui()
  const locale = useLocale()
  const ruleName = useRuleName()
  return (
    <>
      <KeyValue
        rows={[
          { term: t`Begun`, children: dateTimeText(run.startedAt, locale) },
          { term: t`Finished`, children: dateTimeText(run.finishedAt, locale) },
          { term: t`Done by`, children: <Actor name={run.actor} /> },
          { term: t`Result`, children: <RunResult of={run} /> },
        ]}
      />
      {run.findings.length > 0 && (
        <Section title={<Trans>What does not add up</Trans>}>
          <Card look="list">
            {run.findings.map(({ rule, found, nickname }) => (
              <ListRow
                key={`${rule} ${found}`}
                icon="warning"
                tone="red"
                title={ruleName(rule)}
                subtitle={<span translate="no">{findingText({ found, nickname })}</span>}
              />
            ))}
          </Card>
        </Section>
      )}
      <Section title={<Trans>What an audit looks at</Trans>}>
        <Card look="list">
          {Object.entries(ruleWords).map(([rule, words]) => (
            <ListRow key={rule} title={i18n._(words)} />
          ))}
          <ListRow title={t`Each day that was distributed can be reckoned again`} />
        </Card>
      </Section>
    </>
  )
}

/** What a rule is called in the language in use. */
function useRuleName() {
  const { i18n, t } = useLingui()
  const locale = useLocale()
  return (rule: string): string => {
    const day = /^the distribution of (\d{4}-\d{2}-\d{2}) can be/.exec(rule)?.[1]
    if (day) return t`The distribution of ${dateText(day, locale)} can be reckoned again`
    const words = ruleWords[rule]
    return words ? i18n._(words) : rule
  }
}
