import { Trans, useLingui } from '@lingui/react/macro'
import { usePages } from '#src/api/usePages.ts'
import { Section } from '#src/ui/Section.tsx'
import { Empty } from '#src/ui/State.tsx'
import { MemberRow } from './MemberRow.tsx'
import { MemberRows } from './MemberRows.tsx'
import type { TeamMember } from './roles.ts'

type DirectMembersProps = { of: TeamMember; onOpen: (member: TeamMember) => void }

/** Whom a member of the team invited. */
export const DirectMembers = (props: DirectMembersProps) =>
  props.of.direct === 0 ? null : <Invited {...props} />

function Invited({ of: { id, nickname }, onOpen }: DirectMembersProps) {
  const { t } = useLingui()
  const found = usePages('member/referenceList', { memberId: id })
  return (
    <Section title={<Trans>Invited by {nickname}</Trans>}>
      <MemberRows found={found} sought="" empty={<Empty icon="community" title={t`Nobody yet`} />}>
        {(member) => <MemberRow member={member} onClick={() => onOpen(member)} />}
      </MemberRows>
    </Section>
  )
}
