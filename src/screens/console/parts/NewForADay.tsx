import { Trans } from '@lingui/react/macro'
import type { Role } from '#shared/desk/roles.ts'
import { isDeciding } from '#src/screens/console/roles.ts'
import { Note } from '#src/ui/Note.tsx'

type NewForADayProps = { nickname: string; roles: readonly Role[] }

/** Whoever is given a role, or let in again with one, is new at the desk (docs/decisions/098 and 110): told before it is done. */
export function NewForADay({ nickname, roles }: NewForADayProps) {
  if (!roles.some(isDeciding)) return null
  return (
    <Note>
      <Trans>
        For 24 hours from now on {nickname} gives nothing of a coin that has a limit for one person,
        and cannot be one of two.
      </Trans>
    </Note>
  )
}
