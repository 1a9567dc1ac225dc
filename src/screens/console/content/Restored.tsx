import { Trans } from '@lingui/react/macro'
import { Button } from '#src/ui/Button.tsx'
import { Gap } from '#src/ui/Gap.tsx'
import { Note } from '#src/ui/Note.tsx'
import type { Writing } from './useWriting.ts'

/** That what is shown was typed before and never saved, and the way to give it up. */
export function Restored({ writing: { restored, dirty, theirs, take } }: { writing: Writing }) {
  if (!restored || !dirty || theirs) return null
  return (
    <Note>
      <Trans>This was typed before and is not saved. It is kept on this device alone.</Trans>
      <Gap />
      <Button kind="text" onClick={take}>
        <Trans>Throw it away</Trans>
      </Button>
    </Note>
  )
}
