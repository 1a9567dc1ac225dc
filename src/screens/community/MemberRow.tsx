import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Address } from '#src/ui/Address.tsx'
import { Amount } from '#src/ui/Amount.tsx'
import { Avatar } from '#src/ui/Avatar.tsx'
import { ListRow } from '#src/ui/ListRow.tsx'
import styles from './MemberRow.module.css'
import { RoleBadges } from './RoleBadges.tsx'
import type { TeamMember } from './roles.ts'

type MemberRowProps = {
  member: TeamMember
  /** Instead of the team's T and the grade, such as the ratios. */
  end?: { value: ReactNode; note: ReactNode }
  disabled?: boolean
  onClick: () => void
}

/** One member of a team. */
export function MemberRow({ member, end, disabled, onClick }: MemberRowProps) {
  const { nickname, avatar, account, activated, teamT, grade } = member
  return (
    <ListRow
      onClick={onClick}
      disabled={disabled}
      dim={disabled}
      lead={<Avatar name={nickname} src={avatar} />}
      title={
        <>
          {nickname}
          <RoleBadges of={member} />
        </>
      }
      subtitle={
        <span className={styles.facts}>
          <span>
            <Address value={account} />
          </span>
          {!activated && (
            <span>
              <Trans>not activated</Trans>
            </span>
          )}
        </span>
      }
      value={end?.value ?? <Amount value={teamT} unit="T" decimals={2} />}
      note={end?.note ?? <Trans>Grade {grade}</Trans>}
    />
  )
}
