import { Trans, useLingui } from '@lingui/react/macro'
import type { usePages } from '#src/api/usePages.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { RelativeTime } from '#src/ui/RelativeTime.tsx'
import { RowLink } from '#src/ui/RowLink.tsx'
import { Rows } from '#src/ui/Rows.tsx'
import { Section } from '#src/ui/Section.tsx'
import { Empty } from '#src/ui/State.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import styles from './Notices.module.css'

type NoticesProps = { notices: ReturnType<typeof usePages<'home/notice'>> }

/** What the operator has published, pinned ones first. */
export function Notices({ notices }: NoticesProps) {
  const { t } = useLingui()
  return (
    <Section
      title={<Trans>Notices</Trans>}
      action={
        <TextLink to="/pages/home/changes">
          <Trans>Rule changes</Trans>
        </TextLink>
      }
    >
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
    </Section>
  )
}
