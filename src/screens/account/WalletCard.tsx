import { Trans } from '@lingui/react/macro'
import type { Result } from '#shared/api/index.ts'
import { Address } from '#src/ui/Address.tsx'
import { Badge } from '#src/ui/Badge.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Section } from '#src/ui/Section.tsx'
import styles from './WalletCard.module.css'

type WalletCardProps = { user: Result<'member/userInfo'>; onProve: () => void }

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
        {user.accountProved ? (
          <Trans>
            A wallet’s signature or a payment has proved that it is yours. What you pay from it
            reaches your balance.
          </Trans>
        ) : (
          <Trans>
            Nothing has proved yet that it is yours. Until then, what arrives from it without an
            order is kept aside. Sign a text with the wallet, or pay a pledge from it.
          </Trans>
        )}
      </p>
      {!user.accountProved && (
        <Button kind="plain" icon={<Icon name="wallet" size={20} />} onClick={onProve}>
          <Trans>Prove with wallet</Trans>
        </Button>
      )}
    </Card>
  </Section>
)
