import { Trans } from '@lingui/react/macro'
import { Note } from '#src/ui/Note.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { Whole } from '#src/ui/Whole.tsx'
import { dateTimeText } from '#src/words/format-time.ts'

/** Why somebody gives and confirms nothing yet, beside the buttons that are off: docs/decisions/098 and 110. */
export const NewAtDesk = ({ until }: { until: string }) => (
  <Note kind="amber">
    <Trans>
      You are new at the desk, or were let in again: you can confirm grants, and give what has a
      limit, from <Whole>{dateTimeText(until, useLocale())}</Whole> on.
    </Trans>
  </Note>
)
