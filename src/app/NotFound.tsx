import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Notice } from './Notice.tsx'

/** A screen that is not there, or not yet. */
export const NotFound = (): ReactNode => (
  <Notice
    icon="search"
    title={<Trans>This screen is not available</Trans>}
    action={{ words: <Trans>Go to Home</Trans>, do: () => location.assign('#/pages/home/index') }}
  >
    <Trans>The address may be wrong.</Trans>
  </Notice>
)
