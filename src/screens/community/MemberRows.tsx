import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { Rows } from '#src/ui/Rows.tsx'
import { Empty } from '#src/ui/State.tsx'
import type { TeamMember } from './roles.ts'

/** A list of members that grows, as `usePages` gives it. */
type Found = {
  rows: readonly TeamMember[]
  error: Error | undefined
  isLoading: boolean
  isLoadingMore: boolean
  more: (() => void) | null
  refresh: () => unknown
}

type MemberRowsProps = {
  found: Found
  /** What was searched for; '' for nothing. */
  sought: string
  /** Where there is nobody, and nobody was searched for. */
  empty: ReactNode
  children: (member: TeamMember) => ReactNode
}

/** Members of a team, each as `children` shows them. */
export const MemberRows = ({ found, sought, empty, children }: MemberRowsProps) => (
  <Rows
    rows={found.rows}
    keyOf={({ id }: TeamMember) => id}
    state={{
      loading: found.isLoading || found.isLoadingMore,
      error: found.error,
      hasMore: found.more !== null,
      onMore: () => found.more?.(),
      onRetry: found.refresh,
      empty: sought ? <NotFound sought={sought} more={found.more} /> : empty,
    }}
  >
    {children}
  </Rows>
)

/** A large team is gone through part by part: a part without anybody is not the end of it. */
function NotFound({ sought, more }: { sought: string; more: (() => void) | null }) {
  const { t } = useLingui()
  if (more) {
    return (
      <Empty
        icon="search"
        title={t`Nobody found for “${sought}” so far`}
        action={
          <Button kind="plain" onClick={more}>
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
