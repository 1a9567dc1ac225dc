import { Trans, useLingui } from '@lingui/react/macro'
import type { DeskResult } from '#shared/desk/index.ts'
import { usePages } from '#src/api/usePages.ts'
import { type Column, DataTable } from '#src/screens/console/parts/DataTable.tsx'
import { Pair } from '#src/screens/console/parts/Pair.tsx'
import { Address } from '#src/ui/Address.tsx'
import { Amount } from '#src/ui/Amount.tsx'
import { Avatar } from '#src/ui/Avatar.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { MailAddress } from '#src/ui/MailAddress.tsx'
import { Note } from '#src/ui/Note.tsx'
import { Screen } from '#src/ui/Screen.tsx'
import { Empty } from '#src/ui/State.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { countText } from '#src/words/format.ts'
import { dateText } from '#src/words/format-time.ts'
import { FirstInvitation } from './FirstInvitation.tsx'
import { MemberBadges } from './MemberBadges.tsx'
import { MemberFilters, useMemberSearch } from './MemberFilters.tsx'
import { Name } from './Name.tsx'

type Line = DeskResult<'operator/members'>['list'][number]

/** Every member, the newest first, or those that fit what is sought. */
export function MemberList() {
  const { t } = useLingui()
  const { change, body } = useMemberSearch()
  const found = usePages('operator/members', body)
  return (
    <Screen title={<Trans>Members</Trans>} actions={<FirstInvitation />} onRefresh={found.refresh}>
      <MemberFilters />
      {found.first?.cut && (
        <Note>
          <Trans>More members fit than are shown: write more letters.</Trans>
        </Note>
      )}
      <DataTable
        label={t`Members`}
        found={found}
        keyOf={(it: Line) => it.id}
        columns={useColumns()}
        card={(it: Line) => ({
          lead: <Avatar name={it.nickname} />,
          title: <span translate="no">{it.nickname}</span>,
          subtitle: (
            <>
              UID {it.id} <MemberBadges of={it} />
            </>
          ),
          value: <Amount of="desk" value={it.stakedT} unit="T" />,
        })}
        empty={
          <Empty icon="search" title={t`No members of this kind`}>
            <Trans>Change the filters above.</Trans>
          </Empty>
        }
        onOpen={({ id }) => change({ id }, { open: true })}
      />
    </Screen>
  )
}

function useColumns(): Column<Line>[] {
  const { t } = useLingui()
  const locale = useLocale()
  return [
    { key: 'who', head: t`Member`, cell: (it) => <Name of={it} /> },
    { key: 'is', head: t`State`, cell: (it) => <MemberBadges of={it} /> },
    {
      key: 'account',
      head: (
        <Facts>
          {t`Account`}
          {t`Email`}
        </Facts>
      ),
      cell: ({ account, email }) => (
        <Pair below={<MailAddress>{email}</MailAddress>}>
          <Address value={account} />
        </Pair>
      ),
    },
    {
      key: 'staked',
      head: t`Own T`,
      cell: (it) => <Amount of="desk" value={it.stakedT} />,
      look: 'figure',
    },
    {
      key: 'teamT',
      head: t`Team’s T`,
      cell: (it) => <Amount of="desk" value={it.teamT} />,
      look: 'figure',
    },
    { key: 'team', head: t`Team`, cell: ({ team }) => countText(team), look: 'figure' },
    {
      key: 'joined',
      head: t`Joined`,
      cell: ({ joinedAt }) => dateText(joinedAt, locale),
      look: 'tight',
    },
  ]
}
