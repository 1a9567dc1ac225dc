import { Trans } from '@lingui/react/macro'
import { Amount } from '#src/ui/Amount.tsx'
import { Gap } from '#src/ui/Gap.tsx'
import { Note } from '#src/ui/Note.tsx'
import type { Terms } from './grant-words.ts'
import { leftAlone, outcomeOf } from './outcomeOf.ts'

type OutlookProps = { amount: bigint | undefined; terms: Terms }

/** What becomes of it, before it is sent. */
export function Outlook({ amount, terms }: OutlookProps) {
  const outcome = outcomeOf(amount, terms)
  const { coin, budget } = terms
  return (
    <div role="status">
      {outcome === 'nothing' && <FromWhere terms={terms} />}
      {outcome === 'alone' && (
        <Note>
          <Trans>
            It is given at once, out of the activity budget. The member can use it at once, and it
            cannot be taken back.
          </Trans>
        </Note>
      )}
      {outcome === 'two' && (
        <Note kind="amber">
          <Trans>
            This is more than you can give alone now. It waits up to 7 days until another person
            confirms it.
          </Trans>
          <Gap />
          {amount !== undefined && amount > budget && (
            <Trans>
              The budget holds only <Amount of="desk" value={budget} unit={coin} decimals={18} />:
              it cannot be confirmed before more has arrived.
            </Trans>
          )}
        </Note>
      )}
      {outcome === 'short' && (
        <Note kind="red">
          <Trans>
            The budget holds only <Amount of="desk" value={budget} unit={coin} decimals={18} />.
            Bring a budget first.
          </Trans>
        </Note>
      )}
    </div>
  )
}

function FromWhere({ terms }: { terms: Terms }) {
  const left = leftAlone(terms)
  return (
    <Note>
      {left === null ? (
        <Trans>It comes out of the activity budget. You can give it alone.</Trans>
      ) : (
        <Trans>
          It comes out of the activity budget. Above{' '}
          <Amount of="desk" value={left} unit={terms.coin} decimals={18} /> another person has to
          confirm it.
        </Trans>
      )}
    </Note>
  )
}
