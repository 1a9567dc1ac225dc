import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { parseAmount } from '#shared/money.ts'
import { exactText } from '#src/words/format.ts'
import styles from './AmountField.module.css'
import { Button } from './Button.tsx'
import { Gap } from './Gap.tsx'
import type { ReadAmount } from './readAmount.ts'

/** An amount to be filled in by a tap, and how it is written. */
type Offer = { said: string; units: bigint }

/**
 * Both readings of what can be read in two ways, written so that each can be read in one: an iPhone's keys for amounts have one
 * sign alone, and none of them could be typed with it.
 */
function offersOf(read: ReadAmount, offer: bigint | undefined): Offer[] {
  if ('problem' in read && read.problem === 'ambiguous')
    return read.either.map((said) => ({ said, units: parseAmount(said) }))
  return offer === undefined ? [] : [{ said: exactText(offer), units: offer }]
}

type AmountWrongProps = {
  words: ReactNode
  unit: string
  read: ReadAmount
  /** Base units that would do, where it is no matter of reading. */
  offer: bigint | undefined
  onFill: (units: bigint) => void
}

/** What is wrong, and the amounts that would not be. */
export const AmountWrong = ({ words, unit, read, offer, onFill }: AmountWrongProps) => (
  <>
    {words}
    <Gap after={words} />
    <span className={styles.offers}>
      {offersOf(read, offer).map(({ said, units }) => (
        <Button key={said} kind="text" onClick={() => onFill(units)}>
          <Trans>
            Use {said} {unit}
          </Trans>
        </Button>
      ))}
    </span>
  </>
)
