import { Trans } from '@lingui/react/macro'
import { Note } from '#src/ui/Note.tsx'
import type { OnMember } from './OnMember.ts'

/** What an act ends at the desk, beside what it does to the member: words that somebody else may have said. */
export function WordsEnd({ nickname, roles }: Pick<OnMember['of'], 'nickname' | 'roles'>) {
  if (roles.length === 0) return null
  return (
    <Note kind="amber">
      <Trans>
        {nickname} works at the desk. What was said there as the first of two people ends: approvals
        start anew, and grants that wait are refused with your reason.
      </Trans>
    </Note>
  )
}
