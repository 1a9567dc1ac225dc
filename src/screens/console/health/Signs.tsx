import { Trans, useLingui } from '@lingui/react/macro'
import { Badge } from '#src/ui/Badge.tsx'
import { Card } from '#src/ui/Card.tsx'
import { ListRow } from '#src/ui/ListRow.tsx'
import { Note } from '#src/ui/Note.tsx'
import { Section } from '#src/ui/Section.tsx'
import { useNow } from '#src/ui/useNow.ts'
import { levelWords } from './level-words.ts'
import { type Health, type Level, signsOf, worstOf } from './signsOf.ts'
import { useSignWords } from './useSignWords.tsx'

const notes = { good: 'green', look: 'amber', wrong: 'red' } as const

/** Everything that can go wrong: how it stands, what that means, and what to do. */
export function Signs({ health }: { health: Health }) {
  const { i18n } = useLingui()
  const signs = signsOf(health, useNow(60_000))
  const words = useSignWords(health)
  const worst = worstOf(Object.values(signs))
  return (
    <Section title={<Trans>How it goes</Trans>} of={health}>
      <div role="status">
        <Note kind={notes[worst]}>{i18n._(levelWords[worst].all)}</Note>
      </div>
      <Card look="list">
        {words.map(({ sign, title, figure, means }) => (
          <ListRow
            key={sign}
            icon={levelWords[signs[sign]].icon}
            tone={notes[signs[sign]]}
            title={title}
            subtitle={
              <>
                {figure}
                <br />
                {means}
              </>
            }
            value={<LevelBadge level={signs[sign]} />}
          />
        ))}
      </Card>
    </Section>
  )
}

function LevelBadge({ level }: { level: Level }) {
  const { i18n } = useLingui()
  const { name, kind } = levelWords[level]
  return <Badge kind={kind}>{i18n._(name)}</Badge>
}
