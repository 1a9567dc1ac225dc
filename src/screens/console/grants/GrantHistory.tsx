import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { usePages } from '#src/api/usePages.ts'
import { Name } from '#src/screens/console/members/Name.tsx'
import { Actor } from '#src/screens/console/parts/Actor.tsx'
import { type Column, DataTable } from '#src/screens/console/parts/DataTable.tsx'
import { Pair } from '#src/screens/console/parts/Pair.tsx'
import { Amount } from '#src/ui/Amount.tsx'
import { Avatar } from '#src/ui/Avatar.tsx'
import { Badge } from '#src/ui/Badge.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { RelativeTime } from '#src/ui/RelativeTime.tsx'
import { Section } from '#src/ui/Section.tsx'
import { Empty } from '#src/ui/State.tsx'
import { GrantSheet } from './GrantSheet.tsx'
import { type Grant, stateWords } from './grant-words.ts'

type GrantHistoryProps = { found: ReturnType<typeof usePages<'operator/grants'>> }

/** What was given, refused, or confirmed by nobody, the newest first. */
export function GrantHistory({ found }: GrantHistoryProps) {
  const { t } = useLingui()
  const [opened, open] = useState<Grant>()
  const over = found.rows.filter(({ state }) => state !== 'waiting')
  return (
    <Section title={<Trans>Given and refused</Trans>}>
      <DataTable
        label={t`Given and refused`}
        found={{ ...found, rows: over, beyond: undefined }}
        keyOf={(it: Grant) => it.id}
        columns={useColumns()}
        card={(it: Grant) => ({
          lead: <Avatar name={it.member.nickname} />,
          title: <Amount of="desk" value={it.amount} unit={it.coin} />,
          subtitle: (
            <Facts>
              <span translate="no">{it.member.nickname}</span>
              <RelativeTime at={it.askedAt} />
              <span translate="no">{it.reason}</span>
            </Facts>
          ),
          value: <StateBadge of={it} />,
        })}
        empty={
          <Empty icon="gift" title={t`Nothing was given yet`}>
            <Trans>What winners of a quiz, helpers and newcomers are given is listed here.</Trans>
          </Empty>
        }
        onOpen={open}
      />
      <GrantSheet of={opened} onClose={() => open(undefined)} />
    </Section>
  )
}

function StateBadge({ of: { state } }: { of: Grant }) {
  const { i18n } = useLingui()
  const { name, kind } = stateWords[state]
  return <Badge kind={kind}>{i18n._(name)}</Badge>
}

function useColumns(): Column<Grant>[] {
  const { t } = useLingui()
  return [
    { key: 'who', head: t`Member`, cell: ({ member }) => <Name of={member} /> },
    {
      key: 'amount',
      head: t`Amount`,
      cell: ({ amount, coin }) => <Amount of="desk" value={amount} unit={coin} decimals={18} />,
      look: 'figure',
    },
    { key: 'why', head: t`Reason`, cell: ({ reason }) => <span translate="no">{reason}</span> },
    { key: 'state', head: t`State`, cell: (it) => <StateBadge of={it} /> },
    {
      key: 'by',
      head: t`Asked for by`,
      cell: ({ askedBy, decidedBy }) => (
        <Pair
          below={
            decidedBy !== null && (
              <Trans>
                decided by <Actor name={decidedBy} />
              </Trans>
            )
          }
        >
          <Actor name={askedBy} />
        </Pair>
      ),
    },
    {
      key: 'at',
      head: t`When`,
      cell: ({ askedAt }) => <RelativeTime at={askedAt} />,
      look: 'tight',
    },
  ]
}
