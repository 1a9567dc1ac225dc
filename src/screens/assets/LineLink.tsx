import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import type { Line } from './flow-words.ts'

/** The way to the record that a line belongs to, where it is a record of the member's own; to its list from a line kept of old. */
export function LineLink({ line: { refType, refId, direction, source } }: { line: Line }) {
  const opened = refId ? { id: refId } : {}
  if (refType === 'transfer') {
    return (
      <ButtonLink kind="plain" to="/pages/transfer/record" search={{ ...opened, direction }}>
        <Trans>Transfer record</Trans>
      </ButtonLink>
    )
  }
  if (refType === 'withdrawal') {
    return (
      <ButtonLink kind="plain" to="/pages/withdrawal/record" search={opened}>
        <Trans>Withdrawal record</Trans>
      </ButtonLink>
    )
  }
  if (refType !== 'order' || source?.member) return null
  return (
    <ButtonLink kind="plain" to="/pages/staking/my" search={opened}>
      <Trans>My Staking</Trans>
    </ButtonLink>
  )
}
