import { Trans } from '@lingui/react/macro'
import type { DeskResult } from '#shared/desk/index.ts'
import { useCall } from '#src/api/useCall.ts'
import { useMay } from '#src/screens/console/roles.ts'
import { Loaded } from '#src/ui/Loaded.tsx'
import { Note } from '#src/ui/Note.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Screen } from '#src/ui/Screen.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { listPath } from './content-search.ts'
import { NoticeEditor } from './NoticeEditor.tsx'
import { NoticeStanding } from './NoticeStanding.tsx'
import { Reading } from './Reading.tsx'

export type NoticeRecord = DeskResult<'operator/notice'>

/** One notice: where it stands, its words in both languages, and what can be done. */
export function NoticeScreen({ id }: { id: string }) {
  const { data, error, mutate } = useCall('operator/notice', { id })
  const may = useMay('operator/saveNotice')
  return (
    <Screen
      title={
        <Trans>
          Notice <span translate="no">{id}</span>
        </Trans>
      }
      back={listPath()}
      onRefresh={() => mutate()}
    >
      <Loaded
        data={data}
        error={error}
        onRetry={() => mutate()}
        waiting={<Skeleton height={480} />}
      >
        {(notice) =>
          may && notice.state !== 'withdrawn' && !notice.byService ? (
            <NoticeEditor of={notice} onStale={() => void mutate()} />
          ) : (
            <>
              <NoticeStanding of={notice} />
              {notice.byService && (
                <Note>
                  <Trans>The service published this notice itself: nobody changes it.</Trans>
                </Note>
              )}
              <Reading of={notice}>
                {(text) => (
                  <Notice
                    {...text}
                    publishedAt={notice.publishedAt ?? notice.updatedAt}
                    editedAt={notice.editedAt}
                  />
                )}
              </Reading>
            </>
          )
        }
      </Loaded>
    </Screen>
  )
}
