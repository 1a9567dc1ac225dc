import { Trans, useLingui } from '@lingui/react/macro'
import { Card } from '#src/ui/Card.tsx'
import { KeyValue } from '#src/ui/KeyValue.tsx'
import { Section } from '#src/ui/Section.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { dateTimeText } from '#src/words/format-time.ts'
import { Cause } from './Cause.tsx'
import styles from './Figures.module.css'
import type { Journal } from './JournalScreen.tsx'
import { journalName } from './journal-words.ts'

/** What a journal was for. */
export function JournalFacts({ of }: { of: Journal }) {
  const { i18n, t } = useLingui()
  const locale = useLocale()
  return (
    <Section title={<Trans>What it was for</Trans>} of={of}>
      <Card>
        <KeyValue
          rows={[
            { term: t`What`, children: journalName(of.kind, (words) => i18n._(words)) },
            // Of what nothing else is known the key tells as much, below.
            ...(of.cause.what === 'other'
              ? []
              : [{ term: t`Because of`, children: <Cause of={of.cause} /> }]),
            { term: t`When`, children: dateTimeText(of.createdAt, locale) },
            {
              term: t`Key`,
              children: (
                <span translate="no" className={styles.exact}>
                  {of.key}
                </span>
              ),
            },
            ...notes(of.meta).map(([term, children]) => ({
              term: <span translate="no">{term}</span>,
              children,
            })),
          ]}
        />
      </Card>
    </Section>
  )
}

/** What was written down with it, as the books have it. */
const notes = (meta: unknown): [string, string][] =>
  meta && typeof meta === 'object'
    ? Object.entries(meta).map(([name, value]) => [
        name,
        typeof value === 'string' ? value : JSON.stringify(value),
      ])
    : []
