import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { formatAmount, parseAmount } from '#shared/money.ts'
import { exactText } from '#src/words/format.ts'
import { Button } from './Button.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import { useFieldState } from './FormState.ts'
import { type ReadAmount, readAmount } from './readAmount.ts'

type AmountFieldProps = {
  name: string
  label: ReactNode
  /** The coin. */
  unit: string
  aside?: ReactNode
  hint?: ReactNode
  problem?: ReactNode
  /** Base units that the Max button inserts, exactly. */
  max?: bigint | undefined
  /** Base units of what is typed; undefined while it is no amount. */
  onAmount?: ((units: bigint | undefined) => void) | undefined
}

const deviceSign = () =>
  new Intl.NumberFormat(globalThis.navigator?.language)
    .formatToParts(1.5)
    .find(({ type }) => type === 'decimal')?.value ?? '.'

const unitsOf = (read: ReadAmount) => ('plain' in read ? parseAmount(read.plain) : undefined)

/** An amount as text, never as a number: with a point or a comma, and what it was read as. In a `Form` by its name. */
export function AmountField(props: AmountFieldProps) {
  const { name, label, unit, aside, hint, problem, max, onAmount } = props
  const { t } = useLingui()
  const known = useFieldState(name)
  const [text, setText] = useState(known.draft ?? '')
  // A draft holds what the wire takes: it needs no second reading.
  const [exact, setExact] = useState(known.draft)
  const read = readAmount(text, exact === undefined ? deviceSign() : '.')
  const units = unitsOf(read)
  const back = units === undefined ? undefined : exactText(units)
  const doubt = useDoubt(read)

  function take(next: string, known?: string) {
    setText(next)
    setExact(known)
    onAmount?.(unitsOf(readAmount(next, known === undefined ? deviceSign() : '.')))
  }

  const restored = useEffectEvent(() => {
    if (units !== undefined) onAmount?.(units)
  })
  useEffect(() => restored(), [])

  return (
    <FieldFrame
      large
      label={label}
      aside={aside}
      hint={back === undefined || back === text ? hint : `= ${back} ${unit}`}
      problem={doubt ?? problem ?? known.problem}
      trailing={
        <>
          <span>{unit}</span>
          {max !== undefined && (
            <Button kind="tag" onClick={() => take(formatAmount(max), formatAmount(max))}>
              {t`Max`}
            </Button>
          )}
        </>
      }
    >
      {(links) => (
        <>
          <input
            {...links}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            placeholder="0"
            data-field={name}
            value={text}
            onChange={(event) => take(event.target.value)}
          />
          <input type="hidden" name={name} value={'plain' in read ? read.plain : text} />
        </>
      )}
    </FieldFrame>
  )
}

/** What is doubtful about the text, in words; what is merely unfinished is not yet wrong. */
function useDoubt(read: ReadAmount) {
  const { t } = useLingui()
  if (!('problem' in read)) return undefined
  if (read.problem === 'decimals') return t`At most 18 decimals.`
  if (read.problem !== 'ambiguous') return undefined
  const [grouped, decimal] = read.either
  return t`This can be read in two ways. Write ${grouped} or ${decimal}.`
}
