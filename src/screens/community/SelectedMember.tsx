import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { AccountAddress } from '#src/ui/AccountAddress.tsx'
import { Avatar } from '#src/ui/Avatar.tsx'
import { Button } from '#src/ui/Button.tsx'
import { countAsTyped } from '#src/ui/countAsTyped.ts'
import { useFieldState } from '#src/ui/FormState.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { ListRow } from '#src/ui/ListRow.tsx'
import { PickMember } from './PickMember.tsx'
import { RoleBadges } from './RoleBadges.tsx'
import type { Role, TeamMember } from './roles.ts'
import styles from './SelectedMember.module.css'

type SelectedMemberProps = {
  role: Role
  member: TeamMember | undefined
  /** Somebody else can be selected. */
  onSelect: ((member: TeamMember) => void) | undefined
}

/** Whom the form is about, and the way to select somebody (specification §5: "Please select a user (community)"). */
export function SelectedMember({ role, member, onSelect }: SelectedMemberProps) {
  const [picking, setPicking] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const { problem } = useFieldState('memberId')
  const change = useRef<HTMLButtonElement>(null)
  const [picked, pick] = useState<string>()

  // The button that led to the others is gone then.
  useEffect(() => {
    if (picked) change.current?.focus()
  }, [picked])

  return (
    <div className={styles.selected}>
      {member ? (
        <div className={styles.card}>
          <ListRow
            lead={<Avatar name={member.nickname} src={member.avatar} />}
            title={
              <>
                {member.nickname}
                <RoleBadges of={member} />
              </>
            }
            subtitle={<AccountAddress account={member.account} />}
            value={
              onSelect && (
                <Button ref={change} kind="tag" onClick={() => setPicking(true)}>
                  <Trans>Change</Trans>
                </Button>
              )
            }
          />
        </div>
      ) : (
        <Button
          kind="plain"
          icon={<Icon name="community" size={20} />}
          aria-invalid={problem ? true : undefined}
          onClick={() => setPicking(true)}
        >
          <Trans>Select a member of your team</Trans>
        </Button>
      )}
      <input ref={field} type="hidden" name="memberId" value={member?.id ?? ''} />
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <PickMember
        open={picking}
        role={role}
        onClose={() => setPicking(false)}
        onPick={(one) => {
          onSelect?.(one)
          countAsTyped(field.current)
          pick(one.id)
          setPicking(false)
        }}
      />
    </div>
  )
}
