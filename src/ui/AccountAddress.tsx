import { Trans } from '@lingui/react/macro'
import { Address } from './Address.tsx'

type AccountAddressProps = { account: string; whole?: boolean }

/** A member's wallet address; who only typed one that its owner has taken since has none (docs/decisions/041). */
export const AccountAddress = ({ account, whole = false }: AccountAddressProps) =>
  account === '' ? <Trans>No address any more</Trans> : <Address value={account} whole={whole} />
