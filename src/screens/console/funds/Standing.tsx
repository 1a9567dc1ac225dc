import { Trans } from '@lingui/react/macro'
import { Badge } from '#src/ui/Badge.tsx'
import type { Candidate } from './arrival-words.ts'

/** What has to be known of a member before anything is given; nothing where all is well. */
export const Standing = ({
  of: { proved, frozen },
}: {
  of: Pick<Candidate['member'], 'proved' | 'frozen'>
}) => (
  <>
    {!proved && (
      <Badge>
        <Trans>Account not proved</Trans>
      </Badge>
    )}
    {frozen !== null && (
      <Badge kind="red">
        <Trans>Frozen</Trans>
      </Badge>
    )}
  </>
)
