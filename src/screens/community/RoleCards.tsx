import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useCall } from '#src/api/useCall.ts'
import { RowLink } from '#src/ui/RowLink.tsx'
import { countText } from '#src/words/format.ts'
import styles from './RoleCards.module.css'
import { callsOf, looks, type Role } from './roles.ts'

const places = { agent: '/pages/mine/index', site: '/pages/mining/index' } as const

/** The agents and the mining sites of the team. */
export const RoleCards = () => (
  <div className={styles.cards}>
    <RoleCard of="agent" title={<Trans>Agents</Trans>} />
    <RoleCard of="site" title={<Trans>Mining sites</Trans>} />
  </div>
)

function RoleCard({ of: role, title }: { of: Role; title: ReactNode }) {
  const { data } = useCall(callsOf[role].list, {})
  const { icon, tone } = looks[role]
  return (
    <div className={styles.card}>
      <RowLink
        to={places[role]}
        icon={icon}
        tone={tone}
        title={title}
        subtitle={data ? <Count list={data.list} next={data.next} /> : '…'}
      />
    </div>
  )
}

/** The service tells a page of them, and whether more follow. */
function Count({ list, next }: { list: readonly unknown[]; next: string | null }) {
  const count = `${countText(list.length)}${next === null ? '' : '+'}`
  return <Trans>{count} under you</Trans>
}
