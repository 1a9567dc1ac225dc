import { Trans } from '@lingui/react/macro'
import { Amount } from '#src/ui/Amount.tsx'
import { Whole } from '#src/ui/Whole.tsx'
import type { DeskWithdrawal } from './withdrawal-words.ts'

/** What is approved of the member's within a day, this one with it, against the limit of one person. */
export function OfTheDay({ of: { dayApproved, amount, twoPersonAbove } }: { of: DeskWithdrawal }) {
  const sum = dayApproved + amount
  if (twoPersonAbove === null) {
    return (
      <Trans>
        Day <Amount of="desk" value={sum} />
      </Trans>
    )
  }
  return (
    <Trans>
      Day <Amount of="desk" value={sum} />{' '}
      <Whole>
        of <Amount of="desk" value={twoPersonAbove} />
      </Whole>
    </Trans>
  )
}
