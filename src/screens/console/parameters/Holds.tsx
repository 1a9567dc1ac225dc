import { Trans } from '@lingui/react/macro'
import { Card } from '#src/ui/Card.tsx'
import { KeyValue } from '#src/ui/KeyValue.tsx'
import { Note } from '#src/ui/Note.tsx'
import { Section } from '#src/ui/Section.tsx'
import { blank, rowsOf } from './draft.ts'
import { fieldsOf, placeName, unknownIn, valueAt } from './placesIn.ts'
import { SetBy } from './SetBy.tsx'
import type { Standing } from './standing.ts'
import { Unknown } from './Unknown.tsx'
import { useSaying } from './useSaying.ts'

/** What is in force, field by field, since when, by whom and why. */
export function Holds({ of }: { of: Standing }) {
  const { name, value, since, actor, reason } = of
  const say = useSaying()
  return (
    <Section title={<Trans>In force</Trans>}>
      {since === null ? (
        <Note>
          <Trans>As it ships: nobody has set it yet.</Trans>
        </Note>
      ) : (
        <SetBy at={since} actor={actor ?? ''} reason={reason ?? ''} />
      )}
      <Unknown of={unknownIn(name, value)} />
      {rowsOf(name, value, blank).map((row) => (
        <Card key={row}>
          <KeyValue
            rows={fieldsOf(name).map((field) => {
              const place = { field, of: row }
              return {
                term: <span key={placeName(place)}>{say.label(place)}</span>,
                children: say.value(place, valueAt(name, value, place)),
              }
            })}
          />
        </Card>
      ))}
    </Section>
  )
}
