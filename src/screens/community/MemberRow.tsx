import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { AccountAddress } from '#src/ui/AccountAddress.tsx'
import { Amount } from '#src/ui/Amount.tsx'
import { Avatar } from '#src/ui/Avatar.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { ListRow } from '#src/ui/ListRow.tsx'
import { RoleBadges } from './RoleBadges.tsx'
import type { TeamMember } from './roles.ts'

type MemberRowProps = {
  member: TeamMember
  /** Instead of the T, own and of the team below, and the grade; such as the ratios. */
  end?: { value: ReactNode; note: ReactNode }
  disabled?: boolean
  onClick: () => void
}

/** One member of a team. */
export function MemberRow({ member, end, disabled, onClick }: MemberRowProps) {
  const { nickname, avatar, activated, stakedT, teamT, grade } = member
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
        <Facts>
          <AccountAddress account={member.account} />
          {!activated && <Trans>not activated</Trans>}
        </Facts>
      }
      value={end?.value ?? <Amount of="record" value={stakedT + teamT} unit="T" decimals={0} />}
      note={end?.note ?? <Trans>Grade {grade}</Trans>}
    />
  )
}
