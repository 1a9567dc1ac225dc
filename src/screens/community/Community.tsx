import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useCall } from '#src/api/useCall.ts'
import { usePages } from '#src/api/usePages.ts'
import { Columns, Stack } from '#src/ui/Columns.tsx'
import { ExportLink } from '#src/ui/ExportLink.tsx'
import { Failed } from '#src/ui/Failed.tsx'
import { Screen } from '#src/ui/Screen.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Empty } from '#src/ui/State.tsx'
import { useKeywords } from '#src/ui/useKeywords.ts'
import { InviteCard } from './InviteCard.tsx'
import { MemberRow } from './MemberRow.tsx'
import { MemberRows } from './MemberRows.tsx'
import { MemberSheet } from './MemberSheet.tsx'
import { PowerCard } from './PowerCard.tsx'
import { RoleCards } from './RoleCards.tsx'
import type { TeamMember } from './roles.ts'
import { TeamSearch } from './TeamSearch.tsx'

const MINUTE = 60_000

/** The member's team: its power, the way in, who is appointed, and who is in it. */
export function Community() {
  const user = useCall('member/userInfo', {})
  const team = useCall('member/referenceList', {}, { every: MINUTE })
  const search = useKept()
  const { sought } = search
  const found = usePages('member/referenceList', sought ? { keywords: sought } : {})
  const [opened, open] = useState<TeamMember>()
  const refresh = () => Promise.all([user.mutate(), team.mutate(), found.refresh()])

  return (
    <Screen
      title={<Trans>Community</Trans>}
      actions={<ExportLink of="invited" />}
      onRefresh={refresh}
    >
      <Columns>
        <Stack>
          <Power team={team} user={user.data} />
          {user.data && <InviteCard code={user.data.inviteCode} />}
          <RoleCards />
        </Stack>
        <Stack>
          <TeamSearch state={search} />
          <MemberRows found={found} sought={sought} empty={<NobodyYet />}>
            {(member) => <MemberRow member={member} onClick={() => open(member)} />}
          </MemberRows>
        </Stack>
      </Columns>
      <MemberSheet member={opened} onClose={() => open(undefined)} />
    </Screen>
  )
}

/** What is searched for stays in the address, so that the way back leads to it. */
function useKept() {
  const navigate = useNavigate()
  const { q } = useSearch({ from: '/pages/community/index' })
  return useKeywords(q, (keywords) => {
    void navigate({
      to: '/pages/community/index',
      search: keywords ? { q: keywords } : {},
      replace: true,
      resetScroll: false,
      viewTransition: false,
    })
  })
}

type PowerProps = {
  team: ReturnType<typeof useCall<'member/referenceList'>>
  user: ReturnType<typeof useCall<'member/userInfo'>>['data']
}

function Power({ team: { data, error, mutate }, user }: PowerProps) {
  if (data) return <PowerCard summary={data.summary} user={user} />
  const room = <Skeleton height={260} />
  return error ? <Failed error={error} onRetry={() => mutate()} room={room} /> : room
}

function NobodyYet() {
  const { t } = useLingui()
  return (
    <Empty icon="community" title={t`Nobody in your team yet`}>
      <Trans>Share your invitation link. Whoever signs up with it appears here.</Trans>
    </Empty>
  )
}
