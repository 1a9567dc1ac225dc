import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Sheet } from '#src/ui/Sheet.tsx'
import type { Own } from './own.ts'
import { RatioForm } from './RatioForm.tsx'
import type { Role, TeamMember } from './roles.ts'

type RatioSheetProps = {
  /** What to appoint to; nothing while it is closed. */
  role: Role | undefined
  /** Who is concerned; else somebody is to be selected first. */
  member: TeamMember | undefined
  own: Own
  onClose: () => void
  onDone?: (member: TeamMember) => void
}

/** Appoints a member of the team, or changes the ratios of one who is appointed (specification §6). */
export function RatioSheet({ role, member, own, onClose, onDone }: RatioSheetProps) {
  const [sending, setSending] = useState(false)
  return (
    <Sheet
      open={role !== undefined}
      onClose={onClose}
      title={role && <Title role={role} changes={member?.[role] ?? false} />}
      locked={sending}
    >
      {role && (
        <RatioForm
          role={role}
          start={member}
          own={own}
          onSending={setSending}
          onDone={(changed) => {
            onDone?.(changed)
            onClose()
          }}
        />
      )}
    </Sheet>
  )
}

function Title({ role, changes }: { role: Role; changes: boolean }) {
  if (changes) return <Trans>Change ratios</Trans>
  return role === 'agent' ? <Trans>Add an agent</Trans> : <Trans>Add a mining site</Trans>
}
