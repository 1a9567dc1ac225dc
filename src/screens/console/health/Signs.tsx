import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Badge } from '#src/ui/Badge.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { ListRow } from '#src/ui/ListRow.tsx'
import { Note } from '#src/ui/Note.tsx'
import { Section } from '#src/ui/Section.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { useNow } from '#src/ui/useNow.ts'
import { levelWords } from './level-words.ts'
import { type Health, type Level, signsOf, worstFirst, worstOf } from './signsOf.ts'
import { usePauseFact } from './usePauseFact.ts'
import { useSignWords } from './useSignWords.tsx'

const notes = { good: 'green', look: 'amber', wrong: 'red' } as const

/** Everything that can go wrong, the worst first: how it stands, what that means, and what to do. */
export function Signs({ health }: { health: Health }) {
  const signs = signsOf(health, useNow(60_000))
  const words = worstFirst(useSignWords(health), ({ sign }) => signs[sign])
  return (
    <Section title={<Trans>How it goes</Trans>} of={health}>
      <Verdict health={health} />
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

/** How the whole farm goes in one line, which names what does not, and what is paused: all is well only where nothing is. */
export function Verdict({ health, action }: { health: Health; action?: ReactNode }) {
  const { i18n, t } = useLingui()
  const locale = useLocale()
  const signs = signsOf(health, useNow(60_000))
  const worst = worstOf(Object.values(signs))
  const all = i18n._(levelWords[worst].all)
  const paused = usePauseFact()
  const titles = useSignWords(health)
    .filter(({ sign }) => signs[sign] === worst)
    .map(({ title }) => title)
  const named = new Intl.ListFormat(locale).format(titles)
  const good = worst === 'good'
  if (good && paused === undefined) return null
  return (
    <div role="status">
      <Note kind={good && paused ? notes.look : notes[worst]}>
        <Facts>
          {good ? !paused && all : t`${all}: ${named}`}
          {paused}
          {action}
        </Facts>
      </Note>
    </div>
  )
}

function LevelBadge({ level }: { level: Level }) {
  const { i18n } = useLingui()
  const { name, kind } = levelWords[level]
  return <Badge kind={kind}>{i18n._(name)}</Badge>
}
