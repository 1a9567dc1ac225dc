import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import type { Line } from './flow-words.ts'

/** The way to the record that a line belongs to, where it is a record of the member's own. */
export function LineLink({ line: { refType, source } }: { line: Line }) {
  if (refType === 'transfer') {
    return (
      <ButtonLink kind="plain" to="/pages/transfer/record">
        <Trans>Transfer record</Trans>
      </ButtonLink>
    )
  }
  if (refType === 'withdrawal') {
    return (
      <ButtonLink kind="plain" to="/pages/withdrawal/record" search={{}}>
        <Trans>Withdrawal record</Trans>
      </ButtonLink>
    )
  }
  if (refType !== 'order' || source?.member) return null
  return (
    <ButtonLink kind="plain" to="/pages/staking/my">
      <Trans>My Staking</Trans>
    </ButtonLink>
  )
}
