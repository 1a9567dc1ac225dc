import { Trans } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import { useCall } from '#src/api/useCall.ts'
import { Card } from '#src/ui/Card.tsx'
import { Failed } from '#src/ui/Failed.tsx'
import { Markdown } from '#src/ui/Markdown.tsx'
import { RelativeTime } from '#src/ui/RelativeTime.tsx'
import { Screen } from '#src/ui/Screen.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { dateTimeText } from '#src/words/format-time.ts'
import styles from './NoticeDetails.module.css'

/** One notice, as the operator wrote it. */
export function NoticeDetails() {
  return (
    <Screen title={<Trans>Notice details</Trans>} back="/pages/home/index" narrow>
      <Body />
    </Screen>
  )
}

function Body() {
  const locale = useLocale()
  const { id } = useSearch({ from: '/pages/home/noticeInfo' })
  const { data, error, mutate } = useCall('home/noticeDetail', { id })
  if (!data) {
    return error ? <Failed error={error} onRetry={() => mutate()} /> : <Skeleton height={360} />
  }
  return (
    <Card of={data}>
      <header className={styles.head}>
        <h2>{data.title}</h2>
        <p>
          {dateTimeText(data.publishedAt, locale)} · <RelativeTime at={data.publishedAt} />
        </p>
      </header>
      <Markdown text={data.body} />
    </Card>
  )
}
