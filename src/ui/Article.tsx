import { Trans } from '@lingui/react/macro'
import { dateText } from '#src/words/format-time.ts'
import { Card } from './Card.tsx'
import { Markdown } from './Markdown.tsx'
import { useLocale } from './useLocale.ts'

type ArticleProps = { title: string; body: string; updatedAt: string }

/** What an operator wrote, and when. */
export function Article({ title, body, updatedAt }: ArticleProps) {
  const locale = useLocale()
  return (
    <Card>
      <h2>{title}</h2>
      <Markdown text={body} />
      <p>
        <small>
          <Trans>Updated {dateText(updatedAt, locale)}</Trans>
        </small>
      </p>
    </Card>
  )
}
