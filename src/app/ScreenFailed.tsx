import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Notice } from './Notice.tsx'
import { ChunkLost } from './within.ts'

/** A screen that did not arrive, or broke. */
export function ScreenFailed({ error }: { error: unknown }): ReactNode {
  const router = useRouter()
  if (error instanceof ChunkLost) {
    return (
      <Notice
        icon="offline"
        title={<Trans>This screen could not be loaded</Trans>}
        action={{ words: <Trans>Try again</Trans>, do: () => location.reload() }}
      >
        <Trans>Check the connection.</Trans>
      </Notice>
    )
  }
  return (
    <Notice
      icon="warning"
      title={<Trans>Something went wrong on this screen</Trans>}
      action={{ words: <Trans>Try again</Trans>, do: () => void router.invalidate() }}
    >
      <Trans>Nothing was changed. If it happens again, tell the service.</Trans>
    </Notice>
  )
}
