import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { hasMore, type List } from '#src/ui/List.ts'
import { Rows } from '#src/ui/Rows.tsx'
import { SavedAge } from '#src/ui/SavedAge.tsx'
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

/** Members of a team, each as `children` shows them. A large team is gone through part by part: one without anybody is not the end. */
export const MemberRows = ({ found, sought, empty, children }: MemberRowsProps) =>
  isBetween(found) ? (
    <NobodySoFar sought={sought} found={found} />
  ) : (
    <Rows
      list={found}
      keyOf={({ id }: TeamMember) => id}
      empty={sought ? <NotFound sought={sought} /> : empty}
    >
      {children}
    </Rows>
  )

const isBetween = (found: List<TeamMember>) =>
  found.rows.length === 0 && !found.isLoading && !found.error && hasMore(found)

/** The button stays where it is while the next part is asked for, and the focus on it. */
function NobodySoFar({ sought, found }: Pick<MemberRowsProps, 'sought' | 'found'>) {
  const { t } = useLingui()
  return (
    <>
      <Empty
        icon="search"
        title={sought ? t`Nobody found for “${sought}” so far` : t`Nobody found so far`}
        action={
          <Button
            kind="plain"
            busy={found.isLoadingMore ?? false}
            onClick={() => void found.more?.()}
          >
            <Trans>Keep searching</Trans>
          </Button>
        }
      >
        <Trans>Your team is large and is searched part by part.</Trans>
      </Empty>
      <SavedAge of={found.rows} />
    </>
  )
}

function NotFound({ sought }: { sought: string }) {
  const { t } = useLingui()
  return (
    <Empty icon="search" title={t`Nobody found for “${sought}”`}>
      <Trans>Try the beginning of a nickname, of a wallet address, or a UID.</Trans>
    </Empty>
  )
}
