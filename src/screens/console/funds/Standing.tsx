import { Trans } from '@lingui/react/macro'
import { Badge } from '#src/ui/Badge.tsx'
import type { Candidate } from './arrival-words.ts'

/** What has to be known of a member before anything is given; nothing where all is well. */
export const Standing = ({
  of: { signed, frozen },
}: {
  of: Pick<Candidate['member'], 'signed' | 'frozen'>
}) => (
  <>
    {!signed && (
      <Badge>
        <Trans>Wallet has not signed</Trans>
      </Badge>
    )}
    {frozen !== null && (
      <Badge kind="red">
        <Trans>Frozen</Trans>
      </Badge>
    )}
  </>
)
