import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { DeskResult } from '#shared/desk/index.ts'
import { useCall } from '#src/api/useCall.ts'
import { type Column, DataTable } from '#src/screens/console/parts/DataTable.tsx'
import { RoleBadges } from '#src/screens/console/parts/RoleBadges.tsx'
import { useMay } from '#src/screens/console/roles.ts'
import { Address } from '#src/ui/Address.tsx'
import { Avatar } from '#src/ui/Avatar.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Screen } from '#src/ui/Screen.tsx'
import { Empty } from '#src/ui/State.tsx'
import { FindHolder } from './FindHolder.tsx'
import { HolderSheet } from './HolderSheet.tsx'

export type Holder = DeskResult<'operator/roles'>['list'][number]

/** Who works at the desk, and as what. */
export function People() {
  const { t } = useLingui()
  const { data, error, isLoading, mutate } = useCall('operator/roles', {})
  const [opened, open] = useState<Holder>()
  const [finding, find] = useState(false)
  const may = useMay('operator/setRole')
  return (
    <Screen
      title={<Trans>Roles</Trans>}
      onRefresh={() => mutate()}
      actions={
        may && (
          <Button kind="tag" onClick={() => find(true)}>
            <Trans>Give a role</Trans>
          </Button>
        )
      }
    >
      <DataTable
        label={t`Roles`}
        found={{ rows: data?.list ?? [], error, isLoading, refresh: () => mutate() }}
        keyOf={(holder: Holder) => holder.id}
        columns={useColumns()}
        card={(holder: Holder) => ({
          lead: <Avatar name={holder.nickname} />,
          title: <span translate="no">{holder.nickname}</span>,
          subtitle: (
            <>
              UID {holder.id} <RoleBadges roles={holder.roles} />
            </>
          ),
        })}
        empty={
          <Empty icon="community" title={t`Nobody has a role yet`}>
            <Trans>The command line gives the first one.</Trans>
          </Empty>
        }
        onOpen={open}
      />
      <FindHolder
        open={finding}
        onClose={() => find(false)}
        onFound={(holder) => {
          find(false)
          open(holder)
        }}
      />
      <HolderSheet key={opened?.id} holder={opened} onClose={() => open(undefined)} />
    </Screen>
  )
}

function useColumns(): Column<Holder>[] {
  const { t } = useLingui()
  return [
    {
      key: 'who',
      head: t`Nickname`,
      cell: ({ nickname }) => <span translate="no">{nickname}</span>,
    },
    { key: 'id', head: 'UID', cell: ({ id }) => id },
    { key: 'account', head: t`Account`, cell: ({ account }) => <Address value={account} /> },
    { key: 'roles', head: t`Roles`, cell: ({ roles }) => <RoleBadges roles={roles} /> },
  ]
}
