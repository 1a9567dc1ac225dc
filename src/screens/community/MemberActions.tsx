import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import styles from './MemberActions.module.css'
import { useOwn } from './own.ts'
import { RatioSheet } from './RatioSheet.tsx'
import { looks, mayAppoint, type Role, type TeamMember } from './roles.ts'

type MemberActionsProps = { member: TeamMember; onChanged: (member: TeamMember) => void }

/** What the asker may make of a member: nothing, where the own ratios do not allow it (decisions §7). */
export function MemberActions({ member, onChanged }: MemberActionsProps) {
  const { own } = useOwn()
  const [role, setRole] = useState<Role>()
  const may = (['agent', 'site'] as const).filter((one) => mayAppoint(own, one))
  if (!own || may.length === 0) return null
  return (
    <div className={styles.actions}>
      {may.map((one) => (
        <Button
          key={one}
          kind="plain"
          icon={<Icon name={member[one] ? 'edit' : looks[one].icon} size={20} />}
          onClick={() => setRole(one)}
        >
          <ActionWords role={one} member={member} />
        </Button>
      ))}
      <RatioSheet
        role={role}
        member={member}
        own={own}
        onClose={() => setRole(undefined)}
        onDone={onChanged}
      />
    </div>
  )
}

function ActionWords({ role, member }: { role: Role; member: TeamMember }) {
  if (!member[role]) {
    return role === 'agent' ? <Trans>Make agent</Trans> : <Trans>Make mining site</Trans>
  }
  // Who is both has one pair of ratios, but each of the two ends by itself.
  if (!member.agent || !member.site) return <Trans>Change ratios</Trans>
  return role === 'agent' ? (
    <Trans>Change ratios as agent</Trans>
  ) : (
    <Trans>Change ratios as mining site</Trans>
  )
}
