import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { usePages } from '#src/api/usePages.ts'
import { Bottom } from '#src/ui/Bottom.tsx'
import { Button } from '#src/ui/Button.tsx'
import { ExportLink } from '#src/ui/ExportLink.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { hasMore } from '#src/ui/List.ts'
import { Loaded } from '#src/ui/Loaded.tsx'
import { Note } from '#src/ui/Note.tsx'
import { Screen } from '#src/ui/Screen.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { useKeywords } from '#src/ui/useKeywords.ts'
import { AppointedRow } from './AppointedRow.tsx'
import { MemberRows } from './MemberRows.tsx'
import { MemberSheet } from './MemberSheet.tsx'
import { NobodyAppointed, WhyNot } from './NobodyAppointed.tsx'
import { OwnRatios } from './OwnRatios.tsx'
import { useOwn } from './own.ts'
import { RatioSheet } from './RatioSheet.tsx'
import { callsOf, mayAppoint, type Role, type TeamMember } from './roles.ts'
import { TeamSearch } from './TeamSearch.tsx'

/** Agents or mining sites of the team: own ratios, who there is, who is added (specification §6). */
export function RoleScreen({ of: role, title }: { of: Role; title: ReactNode }) {
  const { user, own, refresh } = useOwn()
  const search = useKeywords()
  const { sought } = search
  const found = usePages(callsOf[role].list, sought ? { keywords: sought } : {})
  const [opened, open] = useState<TeamMember>()
  const [adding, setAdding] = useState(false)
  const may = mayAppoint(own, role)
  const any = found.rows.length > 0 || hasMore(found) || sought !== '' || search.typed !== ''

  return (
    <Screen
      title={title}
      back="/pages/community/index"
      actions={any && <ExportLink of={role === 'agent' ? 'agents' : 'sites'} />}
      narrow
      onRefresh={() => Promise.all([refresh(), found.refresh()])}
    >
      <Loaded
        data={own}
        error={user.error}
        onRetry={() => void user.mutate()}
        waiting={<Skeleton height={132} />}
      >
        {(known) => <OwnRatios own={known} />}
      </Loaded>
      {own && !may && any && (
        <Note kind="amber" icon="lock">
          <WhyNot role={role} />
        </Note>
      )}
      {any && <TeamSearch state={search} />}
      <MemberRows
        found={found}
        sought={sought}
        empty={own && <NobodyAppointed role={role} may={may} />}
      >
        {(member) => <AppointedRow as={role} member={member} onClick={() => open(member)} />}
      </MemberRows>
      {may && <Add role={role} onClick={() => setAdding(true)} />}
      <MemberSheet member={opened} onClose={() => open(undefined)} />
      {own && (
        <RatioSheet
          role={adding ? role : undefined}
          member={undefined}
          own={own}
          onClose={() => setAdding(false)}
        />
      )}
    </Screen>
  )
}

const Add = ({ role, onClick }: { role: Role; onClick: () => void }) => (
  <Bottom>
    <Button icon={<Icon name="plus" size={20} />} onClick={onClick}>
      {role === 'agent' ? <Trans>Add an agent</Trans> : <Trans>Add a mining site</Trans>}
    </Button>
  </Bottom>
)
