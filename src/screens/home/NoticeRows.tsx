import { Trans, useLingui } from '@lingui/react/macro'
import { usePages } from '#src/api/usePages.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { RelativeTime } from '#src/ui/RelativeTime.tsx'
import { RowLink } from '#src/ui/RowLink.tsx'
import { Rows } from '#src/ui/Rows.tsx'
import { Empty } from '#src/ui/State.tsx'
import styles from './Notices.module.css'

/** What the operator has published, pinned ones first. */
export function NoticeRows() {
  const { t } = useLingui()
  const notices = usePages('home/notice', {})
  return (
    <Rows
      list={notices}
      keyOf={({ id }) => id}
      empty={<Empty icon="bell" title={t`No notices yet`} />}
    >
      {({ id, title, summary, pinned, publishedAt, editedAt }) => (
        <RowLink
          to="/pages/home/noticeInfo"
          search={{ id }}
          viewTransition
          chevron
          title={
            <>
              <Badge kind="blue">{pinned ? <Trans>Pinned</Trans> : <Trans>Notice</Trans>}</Badge>{' '}
              {title}
            </>
          }
          subtitle={
            <>
              {summary && <span className={styles.summary}>{summary}</span>}
              <Facts>
                <RelativeTime at={publishedAt} />
                {editedAt && (
                  <Trans>
                    Edited <RelativeTime at={editedAt} />
                  </Trans>
                )}
              </Facts>
            </>
          }
        />
      )}
    </Rows>
  )
}
