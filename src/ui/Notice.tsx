import { Trans } from '@lingui/react/macro'
import { dateTimeText } from '#src/words/format-time.ts'
import { longAgeText } from '#src/words/longAgeText.ts'
import { Card } from './Card.tsx'
import { Facts } from './Facts.tsx'
import { Markdown } from './Markdown.tsx'
import styles from './Notice.module.css'
import { RelativeTime } from './RelativeTime.tsx'
import { useLocale } from './useLocale.ts'

type NoticeProps = {
  title: string
  body: string
  publishedAt: string
  /** When its words were last changed after it came out; a copy of long ago does not know. */
  editedAt?: string | null | undefined
  /** The answer that it shows: a copy says how old it is. */
  of?: unknown
}

/** A notice, as members read it. */
export function Notice({ title, body, publishedAt, editedAt, of }: NoticeProps) {
  const locale = useLocale()
  return (
    <Card of={of}>
      <header className={styles.head}>
        <h2>{title}</h2>
        <p>
          <Facts>
            {dateTimeText(publishedAt, locale)}
            <RelativeTime at={publishedAt} says={longAgeText} />
          </Facts>
        </p>
        {editedAt && (
          <p>
            <Trans>Edited {dateTimeText(editedAt, locale)}</Trans>
          </p>
        )}
      </header>
      <Markdown text={body} />
    </Card>
  )
}
