import { Trans } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { renewLists } from '#src/api/renewLists.ts'
import { useCall } from '#src/api/useCall.ts'
import { Failed } from '#src/ui/Failed.tsx'
import { Gone } from '#src/ui/Gone.tsx'
import { isGone } from '#src/ui/isGone.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { Screen } from '#src/ui/Screen.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'

/** What may have a row of it: the notices, the messages, and their newest for the bell. */
const LISTS = [
  ['home/notice', {}],
  ['member/inbox', {}],
  ['member/inbox', { limit: 1 }],
] as const

/** One notice, as the operator wrote it. */
export function NoticeDetails() {
  return (
    <Screen title={<Trans>Notice details</Trans>} back="/pages/home/index" narrow>
      <Body />
    </Screen>
  )
}

function Body() {
  const { id } = useSearch({ from: '/pages/home/noticeInfo' })
  const { data, error, mutate } = useCall('home/noticeDetail', { id })
  const gone = isGone(error, 'id')
  useEffect(() => {
    if (gone) renewLists(...LISTS)
  }, [gone])
  // What was read before it was withdrawn does not stand there as if it still held.
  if (gone) return <Gone error={error} />
  if (!data) {
    return error ? <Failed error={error} onRetry={() => mutate()} /> : <Skeleton height={360} />
  }
  return <Notice {...data} of={data} />
}
