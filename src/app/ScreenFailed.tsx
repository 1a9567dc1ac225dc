import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { ChunkLost } from '#src/api/within.ts'
import { TextLink } from '#src/ui/TextLink.tsx'
import { isLostChunk } from './isLostChunk.ts'
import { Notice } from './Notice.tsx'
import { renew } from './reloadLostChunks.ts'

/** A screen that did not arrive, or broke. */
export function ScreenFailed({ error }: { error: unknown }): ReactNode {
  const router = useRouter()
  const lost = isLostChunk(error)
  // Its part may have been fetched ahead, which reloads nothing.
  useEffect(() => {
    if (lost) renew()
  }, [lost])

  if (lost || error instanceof ChunkLost) {
    return (
      <Notice
        icon="offline"
        title={<Trans>This screen could not be loaded</Trans>}
        action={{ words: <Trans>Try again</Trans>, do: () => location.reload() }}
        after={<ToHome />}
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
      after={<ToHome />}
    >
      <Trans>
        If you sent something, check your records first. If it happens again, tell customer service.
      </Trans>
    </Notice>
  )
}

/** A screen that is not there has no title bar to go back by. */
const ToHome = () => (
  <TextLink to="/pages/home/index">
    <Trans>Home</Trans>
  </TextLink>
)
