import { Trans } from '@lingui/react/macro'
import type { Result } from '#shared/api/index.ts'
import { Address } from '#src/ui/Address.tsx'
import { Badge } from '#src/ui/Badge.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Section } from '#src/ui/Section.tsx'
import { isSigned } from './isSigned.ts'
import { KeptAside } from './KeptAside.tsx'
import styles from './WalletCard.module.css'

type User = Result<'member/userInfo'>
type WalletCardProps = { user: User; onProve: () => void }

/** The account's address, whole, and whether it is known to be the member's. */
export const WalletCard = ({ user, onProve }: WalletCardProps) => (
  <Section
    title={<Trans>Wallet address</Trans>}
    action={
      <Badge kind={user.accountProved ? 'green' : 'amber'}>
        {user.accountProved ? <Trans>Proved</Trans> : <Trans>Not proved</Trans>}
      </Badge>
    }
  >
    <Card>
      <Address value={user.account} whole />
      <p className={styles.word}>
        <Standing user={user} />
      </p>
      {isSigned(user) ? (
        <KeptAside />
      ) : (
        <Button kind="plain" icon={<Icon name="wallet" size={20} />} onClick={onProve}>
          <Trans>Prove with wallet</Trans>
        </Button>
      )}
    </Card>
  </Section>
)

function Standing({ user }: { user: User }) {
  if (isSigned(user)) {
    return (
      <Trans>
        Your wallet’s signature has proved that it is yours. What you pay from it from now on
        reaches your balance. If an earlier payment is missing, ask customer service.
      </Trans>
    )
  }
  if (user.accountProved) {
    return (
      <Trans>
        A payment has proved that it is yours. But others may pay from the same address: until your
        wallet has signed once, what arrives from it without an order is kept aside until customer
        service has looked at it.
      </Trans>
    )
  }
  return (
    <Trans>
      Nothing has proved yet that it is yours. Until your wallet has signed once, what arrives from
      it without an order is kept aside until customer service has looked at it.
    </Trans>
  )
}
