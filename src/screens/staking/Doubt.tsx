import { Trans } from '@lingui/react/macro'
import type { Sent } from './sentLook.ts'

/** What is being looked into while no payment shows yet; nothing is said to be taken or not before it is known. */
export function Doubt({ hashState }: Pick<Sent, 'hashState'>) {
  if (hashState === 'replaced') {
    return (
      <Trans>Another transaction took its place in your wallet. Checking what that one paid.</Trans>
    )
  }
  if (hashState === 'reverted') {
    return <Trans>It failed on the chain. Checking whether that stays so.</Trans>
  }
  if (hashState === 'mined') {
    return <Trans>It is in a block, but no payment to the pool shows. Checking.</Trans>
  }
  if (hashState === null) {
    return (
      <Trans>
        Checking: the Bitwave chain does not show this transaction yet. That takes seconds as a
        rule, and 30 minutes at most.
      </Trans>
    )
  }
  return (
    <Trans>
      Waiting for the first block, 24 hours at most. A payment that comes later is not lost, but
      does not start this order.
    </Trans>
  )
}
