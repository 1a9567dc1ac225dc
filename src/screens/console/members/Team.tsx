import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Result } from '#shared/api/index.ts'
import { usePages } from '#src/api/usePages.ts'
import { DataTable } from '#src/screens/console/parts/DataTable.tsx'
import { Amount } from '#src/ui/Amount.tsx'
import { Empty } from '#src/ui/State.tsx'
import { useMemberSearch } from './MemberFilters.tsx'
import { teamCard, useTeamColumns } from './useTeamColumns.tsx'

type TeamLine = Result<'member/referenceList'>['list'][number]

/** Whom the member invited; each can be opened, and so on down. */
export function Team({ id }: { id: string }) {
  const { t } = useLingui()
  const { change } = useMemberSearch()
  const found = usePages('operator/tree', { memberId: id })
  const summary = found.first?.summary
  return (
    <>
      {summary && (
        <p>
          <Plural value={summary.team} one="# member" other="# members" />
          {' · '}
          <Trans>
            <Amount of="desk" value={summary.teamT} unit="T" /> in all,{' '}
            <Amount of="desk" value={summary.weekT} unit="T" /> new this week
          </Trans>
        </p>
      )}
      <DataTable
        label={t`Team`}
        found={found}
        keyOf={(it: TeamLine) => it.id}
        columns={useTeamColumns()}
        card={teamCard}
        empty={<Empty icon="community" title={t`Nobody was invited yet`} />}
        onOpen={({ id: next }) => change({ id: next }, { open: true })}
      />
    </>
  )
}
