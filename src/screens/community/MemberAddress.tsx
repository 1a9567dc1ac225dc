import { Trans } from '@lingui/react/macro'
import { Address } from '#src/ui/Address.tsx'
import type { TeamMember } from './roles.ts'

type MemberAddressProps = { member: TeamMember; whole?: boolean }

/** A member's wallet address; who only typed one that its owner has taken since has none (docs/decisions/041). */
export const MemberAddress = ({ member: { account }, whole = false }: MemberAddressProps) =>
  account === '' ? <Trans>No address any more</Trans> : <Address value={account} whole={whole} />
