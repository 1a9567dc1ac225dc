import { Trans } from '@lingui/react/macro'
import { ratioText } from '#src/words/format.ts'
import { MemberRow } from './MemberRow.tsx'
import type { TeamMember } from './roles.ts'

/** An agent or mining site of the team with the ratios. */
export const AppointedRow = ({ member, onClick }: { member: TeamMember; onClick: () => void }) => (
  <MemberRow
    member={member}
    onClick={onClick}
    end={{
      value: <Trans>Reward {ratioText(member.rewardRatio)}</Trans>,
      note: <Trans>Subsidy {ratioText(member.subsidyRatio)}</Trans>,
    }}
  />
)
