import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import type { AddressField } from '#src/ui/AddressField.tsx'
import { Badge } from '#src/ui/Badge.tsx'
import { spellAddress } from '#src/wallet/spellAddress.ts'
import styles from './walletMarks.module.css'

/** How an address field says that its address comes from the wallet. */
export type WalletMarks = Pick<
  ComponentProps<typeof AddressField>,
  'trailing' | 'aside' | 'aria-description'
>

/** Beside the address, or above it where both have no room in one line. Nothing moves by it. */
export const walletMarks = (): WalletMarks => ({
  trailing: (
    <span className={styles.beside}>
      <Mark />
    </span>
  ),
  aside: (
    <span className={styles.above}>
      <Mark />
    </span>
  ),
  'aria-description': t`Filled in from your wallet. You can change it.`,
})

const Mark = () => (
  <Badge kind="green">
    <Trans>Wallet</Trans>
  </Badge>
)

/** As addresses are shown; wallets spell theirs in any way. */
export const spell = (account: string) => spellAddress(account.toLowerCase()) ?? account
