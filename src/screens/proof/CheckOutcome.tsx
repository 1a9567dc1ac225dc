import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Gap } from '#src/ui/Gap.tsx'
import { Note } from '#src/ui/Note.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import type { Outcome } from './outcomeOf.ts'

/** What the check came to, and what can be done where it does not hold. */
export function CheckOutcome({ outcome }: { outcome: Outcome }) {
  if (outcome === 'holds') {
    return (
      <Note kind="green">
        <b>
          <Trans>Verified.</Trans>
        </b>
        <Gap />
        <Trans>
          The amount above is part of the published total; this device has calculated it by itself.
          Whether it is all of yours, only you can tell.
        </Trans>
      </Note>
    )
  }
  if (outcome === 'older') {
    return (
      <Note kind="amber">
        <Trans>
          The amount above is part of an older total: a newer one has been published. Load this page
          again and check once more. If it is still the older one, ask{' '}
          <TextLink to="/pages/service/index">Service</TextLink>.
        </Trans>
      </Note>
    )
  }
  if (outcome === 'noRoot') {
    return (
      <Note kind="amber">
        <Trans>
          This device does not have what was published of that day. Connect, load this page again
          and check once more.
        </Trans>
      </Note>
    )
  }
  if (outcome === 'noMeans') {
    return (
      <Note kind="amber">
        <Trans>
          This browser cannot calculate the hashes. Open the app at its https address, or copy the
          proof and check it elsewhere.
        </Trans>
      </Note>
    )
  }
  return (
    <Note kind="red">
      <b>
        <Trans>It does not match.</Trans>
      </b>
      <Gap />
      <Reason flaw={outcome} />
      <Gap />
      <Trans>
        Load this page again. If it still does not match, copy the proof, keep it, and ask{' '}
        <TextLink to="/pages/service/index">Service</TextLink>. Anybody can check the copy.
      </Trans>
    </Note>
  )
}

function Reason({
  flaw,
}: {
  flaw: Exclude<Outcome, 'holds' | 'older' | 'noRoot' | 'noMeans'>
}): ReactNode {
  switch (flaw) {
    case 'notOurs':
      return <Trans>The proof is for another member or another wallet address.</Trans>
    case 'otherRoot':
      return <Trans>The proof leads to another root than the one that was published.</Trans>
    case 'negative':
      return <Trans>The tree has a sum that is below zero or too large.</Trans>
    case 'totals':
      return <Trans>The sums do not add up to the published total.</Trans>
    case 'malformed':
      return <Trans>The proof is damaged.</Trans>
    case 'hash':
      return <Trans>The hashes do not lead to the published root.</Trans>
  }
}
