import { Trans } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import { useCall } from '#src/api/useCall.ts'
import { Failed } from '#src/ui/Failed.tsx'
import { Gone } from '#src/ui/Gone.tsx'
import { isGone } from '#src/ui/isGone.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { Screen } from '#src/ui/Screen.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'

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
  // What was read before it was withdrawn does not stand there as if it still held.
  if (isGone(error, 'id')) return <Gone error={error} />
  if (!data) {
    return error ? <Failed error={error} onRetry={() => mutate()} /> : <Skeleton height={360} />
  }
  return <Notice {...data} of={data} />
}
