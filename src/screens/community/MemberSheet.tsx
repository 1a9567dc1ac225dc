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

/** The members gone through, the one that is looked at last. */
function Path({ start }: { start: TeamMember }) {
  const [path, setPath] = useState<readonly TeamMember[]>([start])
  const member = path.at(-1) ?? start
  const above = path.at(-2)

  function update(changed: TeamMember) {
    setPath(path.map((one) => (one.id === changed.id ? changed : one)))
  }

  return (
    <>
      {above && (
        <Button
          kind="chip"
          icon={<Icon name="back" size={16} />}
          onClick={() => setPath(path.slice(0, -1))}
        >
          <Trans>Back to {above.nickname}</Trans>
        </Button>
      )}
      <MemberFacts member={member} />
      <MemberActions key={member.id} member={member} onChanged={update} />
      <DirectMembers
        key={`below ${member.id}`}
        of={member}
        onOpen={(one) => setPath([...path, one])}
      />
    </>
  )
}
