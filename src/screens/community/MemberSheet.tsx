import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import { DirectMembers } from './DirectMembers.tsx'
import { MemberActions } from './MemberActions.tsx'
import { MemberFacts } from './MemberFacts.tsx'
import type { TeamMember } from './roles.ts'

type MemberSheetProps = { member: TeamMember | undefined; onClose: () => void }

/** A member of the team, and the way down to whom they invited. */
export function MemberSheet({ member, onClose }: MemberSheetProps) {
  return (
    <Sheet open={member !== undefined} onClose={onClose} title={<Trans>Member of your team</Trans>}>
      {member && <Path key={member.id} start={member} />}
    </Sheet>
  )
}

const focusOn = (element: HTMLElement | null) => element?.focus()

/** The members gone through, the one that is looked at last. What was tapped to go on is gone: the focus goes on too. */
function Path({ start }: { start: TeamMember }) {
  const [path, setPath] = useState<readonly TeamMember[]>([start])
  const [moved, setMoved] = useState(false)
  const member = path.at(-1) ?? start
  const above = path.at(-2)

  function go(way: readonly TeamMember[]) {
    setPath(way)
    setMoved(true)
  }

  function update(changed: TeamMember) {
    setPath((now) => now.map((one) => (one.id === changed.id ? changed : one)))
  }

  return (
    <>
      {above && (
        <Button
          kind="chip"
          icon={<Icon name="back" size={16} />}
          onClick={() => go(path.slice(0, -1))}
        >
          <Trans>Back to {above.nickname}</Trans>
        </Button>
      )}
      <MemberFacts
        key={`facts ${member.id}`}
        member={member}
        heading={moved ? focusOn : undefined}
      />
      <MemberActions key={member.id} member={member} onChanged={update} />
      <DirectMembers key={`below ${member.id}`} of={member} onOpen={(one) => go([...path, one])} />
    </>
  )
}
