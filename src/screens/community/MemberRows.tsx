import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { hasMore, type List } from '#src/ui/List.ts'
import { Rows } from '#src/ui/Rows.tsx'
import { Empty } from '#src/ui/State.tsx'
import type { TeamMember } from './roles.ts'

type MemberRowsProps = {
  found: List<TeamMember>
  /** What was searched for; '' for nothing. */
  sought: string
  /** Where there is nobody, and nobody was searched for. */
  empty: ReactNode
  children: (member: TeamMember) => ReactNode
}

/** Members of a team, each as `children` shows them. */
export const MemberRows = ({ found, sought, empty, children }: MemberRowsProps) => (
  <Rows
    list={found}
    keyOf={({ id }: TeamMember) => id}
    empty={sought ? <NotFound sought={sought} found={found} /> : empty}
  >
    {children}
  </Rows>
)

/** A large team is gone through part by part: a part without anybody is not the end of it. */
function NotFound({ sought, found }: Pick<MemberRowsProps, 'sought' | 'found'>) {
  const { t } = useLingui()
  if (hasMore(found)) {
    return (
      <Empty
        icon="search"
        title={t`Nobody found for “${sought}” so far`}
        action={
          <Button kind="plain" onClick={() => void found.more?.()}>
            <Trans>Search on</Trans>
          </Button>
        }
      >
        <Trans>Your team is large and is searched part by part.</Trans>
      </Empty>
    )
  }
  return (
    <Empty icon="search" title={t`Nobody found for “${sought}”`}>
      <Trans>Try the beginning of a nickname, of a wallet address, or a UID.</Trans>
    </Empty>
  )
}
