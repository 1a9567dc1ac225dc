import { Trans } from '@lingui/react/macro'
import type { Told } from '#src/words/Told.ts'
import { Gap } from './Gap.tsx'
import { RelativeTime } from './RelativeTime.tsx'

/** Before what the service said a while ago and cannot be asked about now: it is its word of then. Nothing before its word of now. */
export const LastSaid = ({ asOf }: Told) =>
  asOf && (
    <>
      <Trans>
        The service last said, <RelativeTime at={asOf.toISOString()} />:
      </Trans>
      <Gap />
    </>
  )
