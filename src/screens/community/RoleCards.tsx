import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { RowLink } from '#src/ui/RowLink.tsx'
import styles from './RoleCards.module.css'
import { looks, type Role } from './roles.ts'

const places = { agent: '/pages/mine/index', site: '/pages/mining/index' } as const

/** The agents and the mining sites of the team. How many there are nobody keeps: to count them is to walk all of it. */
export const RoleCards = () => (
  <div className={styles.cards}>
    <RoleCard of="agent" title={<Trans>Agents</Trans>} />
    <RoleCard of="site" title={<Trans>Mining sites</Trans>} />
  </div>
)

function RoleCard({ of: role, title }: { of: Role; title: ReactNode }) {
  const { icon, tone } = looks[role]
  return (
    <div className={styles.card}>
      <RowLink to={places[role]} icon={icon} tone={tone} title={title} />
    </div>
  )
}
