import { Trans } from '@lingui/react/macro'
import { Address } from '#src/ui/Address.tsx'
import { Badge } from '#src/ui/Badge.tsx'
import styles from './Receiver.module.css'
import type { Standing } from './receivers.ts'

/** Where money goes to: the whole address, and what it is to the member. */
export const Receiver = ({ address, standing }: { address: string; standing: Standing }) => (
  <div className={styles.receiver}>
    <p className={styles.head}>
      <Trans>To a wallet on the Bitwave chain</Trans> <StandingBadge standing={standing} />
    </p>
    <Address value={address} whole />
  </div>
)

/** Above what arrives: whoever withdraws to the own account gets it. Undefined while there is no address: nobody is spoken of. */
export function Receives({ standing }: { standing: Standing | undefined }) {
  if (standing === undefined) return <Trans>Arrives</Trans>
  return standing === 'own' ? <Trans>You receive</Trans> : <Trans>They receive</Trans>
}

function StandingBadge({ standing }: { standing: Standing }) {
  if (standing === 'own') {
    return (
      <Badge kind="green">
        <Trans>Your account</Trans>
      </Badge>
    )
  }
  if (standing === 'used') {
    return (
      <Badge>
        <Trans>Used before</Trans>
      </Badge>
    )
  }
  if (standing !== 'new') return null
  return (
    <Badge kind="amber">
      <Trans>New address</Trans>
    </Badge>
  )
}
