import { Trans } from '@lingui/react/macro'
import { ratioText } from '#src/words/format.ts'
import { MemberRow } from './MemberRow.tsx'
import type { Role, TeamMember } from './roles.ts'

type AppointedRowProps = { as: Role; member: TeamMember; onClick: () => void }

/** An agent or mining site of the team with the ratio that counts for it; both are in its sheet. */
export const AppointedRow = ({ as, member, onClick }: AppointedRowProps) => (
  <MemberRow
    member={member}
    onClick={onClick}
    end={
      as === 'agent'
        ? { value: ratioText(member.rewardRatio), note: <Trans>Reward ratio</Trans> }
        : { value: ratioText(member.subsidyRatio), note: <Trans>Subsidy ratio</Trans> }
    }
  />
)
