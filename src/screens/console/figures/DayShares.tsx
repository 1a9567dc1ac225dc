import { Trans, useLingui } from '@lingui/react/macro'
import { flowWords } from '#src/screens/console/parts/flow-words.ts'
import { Amount } from '#src/ui/Amount.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Stack } from '#src/ui/Columns.tsx'
import { KeyValue } from '#src/ui/KeyValue.tsx'
import { Note } from '#src/ui/Note.tsx'
import { Section } from '#src/ui/Section.tsx'
import { ratioText } from '#src/words/format.ts'
import { dayParts, type Part, paidIn, type WholeDay } from './day-parts.ts'
import styles from './Figures.module.css'
import { Going } from './Going.tsx'

const amount = (value: bigint) => <Amount of="desk" value={value} unit="BTCW" decimals={18} />

/** How R was shared: each kind's part, what was paid of it, and what stays for the next day, to the last unit. */
export function DayShares({ day }: { day: WholeDay }) {
  const { t } = useLingui()
  const { parts, rest, carried } = dayParts(day)
  // Of what is left most is still to be paid: nothing of it is carried over before the last order has its own.
  const atEnd = (value: bigint) => (day.carriedOver === null ? <Going /> : amount(value))
  return (
    <Section title={<Trans>How it was shared</Trans>}>
      <Card>
        {parts.map((part) => (
          <OfKind key={part.kind} part={part} />
        ))}
      </Card>
      <Card>
        <KeyValue
          rows={[
            { term: t`Not shared`, children: amount(rest) },
            { term: t({ message: 'Paid in all', context: 'day' }), children: amount(paidIn(day)) },
            { term: t`Carried over to the next day`, children: atEnd(carried) },
            { term: t`Paid + carried over`, children: atEnd(paidIn(day) + carried) },
          ]}
        />
      </Card>
      <AddsUp day={day} carried={carried} />
    </Section>
  )
}

function OfKind({ part: { kind, share, part, paid, left } }: { part: Part }) {
  const { i18n, t } = useLingui()
  return (
    <Stack>
      <h3 className={styles.kind}>{i18n._(flowWords[kind])}</h3>
      <KeyValue
        rows={[
          { term: t`${ratioText(share)} of R`, children: amount(part) },
          { term: t({ message: 'Paid', context: 'day' }), children: amount(paid) },
          { term: t`Not paid`, children: amount(left) },
        ]}
      />
    </Stack>
  )
}

/** What is carried over is in the day's row too: the two have to be the same. */
function AddsUp({ day: { carriedOver }, carried }: { day: WholeDay; carried: bigint }) {
  if (carriedOver === null) return null
  if (carriedOver === carried) {
    return (
      <Note kind="green">
        <Trans>It adds up to the last unit: paid and carried over are R.</Trans>
      </Note>
    )
  }
  return (
    <Note kind="red">
      <Trans>
        This does not add up: {amount(carriedOver)} was carried over, and {amount(carried)} is left.
      </Trans>
    </Note>
  )
}
