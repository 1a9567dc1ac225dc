import { Trans, useLingui } from '@lingui/react/macro'
import { usePages } from '#src/api/usePages.ts'
import { Sheet } from '#src/ui/Sheet.tsx'
import { Empty } from '#src/ui/State.tsx'
import { useKeywords } from '#src/ui/useKeywords.ts'
import { MemberRow } from './MemberRow.tsx'
import { MemberRows } from './MemberRows.tsx'
import type { Role, TeamMember } from './roles.ts'
import { TeamSearch } from './TeamSearch.tsx'

type PickMemberProps = {
  open: boolean
  role: Role
  onClose: () => void
  onPick: (member: TeamMember) => void
}

/** Selects a member of the team; who is appointed already is changed in the list instead. */
export const PickMember = ({ open, onClose, ...rest }: PickMemberProps) => (
  <Sheet open={open} onClose={onClose} title={<Trans>Select a member</Trans>}>
    <Team {...rest} />
  </Sheet>
)

function Team({ role, onPick }: Pick<PickMemberProps, 'role' | 'onPick'>) {
  const { t } = useLingui()
  const search = useKeywords()
  const { sought } = search
  const found = usePages('member/referenceList', sought ? { keywords: sought } : {})
  return (
    <>
      <TeamSearch state={search} />
      <MemberRows
        found={found}
        sought={sought}
        empty={
          <Empty icon="community" title={t`Nobody in your team yet`}>
            <Trans>Invite somebody with your code first.</Trans>
          </Empty>
        }
      >
        {(member) => (
          <MemberRow member={member} disabled={member[role]} onClick={() => onPick(member)} />
        )}
      </MemberRows>
    </>
  )
}
