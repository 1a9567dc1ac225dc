import { useLingui } from '@lingui/react/macro'
import type { Result } from '#shared/api/index.ts'
import type { Column } from '#src/screens/console/parts/DataTable.tsx'
import { Amount } from '#src/ui/Amount.tsx'
import { Avatar } from '#src/ui/Avatar.tsx'
import type { RowParts } from '#src/ui/ListRow.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { countText } from '#src/words/format.ts'
import { dateText } from '#src/words/format-time.ts'
import { MemberBadges } from './MemberBadges.tsx'
import { Name } from './Name.tsx'
import { type Decided, RatioNow, RolesNow } from './standing-now.tsx'

type TeamLine = Result<'member/referenceList'>['list'][number] & Pick<Decided, 'until'>

/** Somebody of a team as a row of a table. */
export function useTeamColumns(): Column<TeamLine>[] {
  const { t } = useLingui()
  const locale = useLocale()
  return [
    { key: 'who', head: t`Member`, cell: (it) => <Name of={it} /> },
    {
      key: 'is',
      head: t`State`,
      cell: (it) => (it.until ? <RolesNow of={it} /> : <MemberBadges of={it} />),
    },
    {
      key: 'reward',
      head: t`Reward ratio`,
      cell: (it) => <RatioNow of={it} ratio="rewardRatio" />,
      look: 'figure',
    },
    {
      key: 'subsidy',
      head: t`Subsidy ratio`,
      cell: (it) => <RatioNow of={it} ratio="subsidyRatio" />,
      look: 'figure',
    },
    {
      key: 'direct',
      head: t`Directly invited`,
      cell: (it) => countText(it.direct),
      look: 'figure',
    },
    {
      key: 'own',
      head: t`Own T`,
      cell: (it) => <Amount of="desk" value={it.stakedT} />,
      look: 'figure',
    },
    {
      key: 'team',
      head: t`Team’s T`,
      cell: (it) => <Amount of="desk" value={it.teamT} />,
      look: 'figure',
    },
    { key: 'joined', head: t`Joined`, cell: (it) => dateText(it.joinedAt, locale), look: 'tight' },
  ]
}

/** The same on a phone. */
export const teamCard = (it: TeamLine): RowParts => ({
  lead: <Avatar name={it.nickname} />,
  title: <span translate="no">{it.nickname}</span>,
  subtitle: (
    <>
      UID {it.id} {it.until ? <RolesNow of={it} /> : <MemberBadges of={it} />}
    </>
  ),
  value: <Amount of="desk" value={it.stakedT} unit="T" />,
})
