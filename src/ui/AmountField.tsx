import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { formatAmount, parseAmount, WHOLE_DIGITS } from '#shared/money.ts'
import { exactText } from '#src/words/format.ts'
import styles from './AmountField.module.css'
import { AmountWrong } from './AmountWrong.tsx'
import { Button } from './Button.tsx'
import { countAsTyped } from './countAsTyped.ts'
import { deviceSign } from './deviceSign.ts'
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
  /** Beside a problem: base units that would do, to be filled in by a tap. */
  offer?: bigint | undefined
  /** Base units of what is typed; undefined while it is no amount. */
  onAmount?: ((units: bigint | undefined) => void) | undefined
}

/** Stands before what can be read in two ways, so that nobody takes it for an amount. */
const DOUBT = '?'

/** What the form holds of it. */
function wireOf(read: ReadAmount, text: string) {
  if ('plain' in read) return read.plain
  return read.problem === 'ambiguous' ? DOUBT + text : text
}

const unitsOf = (read: ReadAmount) => ('plain' in read ? parseAmount(read.plain) : undefined)

/** An amount as text, never as a number: with a point or a comma, and what it was read as. In a `Form` by its name. */
export function AmountField(props: AmountFieldProps) {
  const { name, label, unit, aside, hint, problem, max, offer, onAmount } = props
  const input = useRef<HTMLInputElement>(null)
  const known = useFieldState(name)
  const [text, setText] = useState(known.draft?.replace(DOUBT, '') ?? '')
  // A draft holds what the wire takes, and needs no second reading, unless it was in doubt.
  const [exact, setExact] = useState(known.draft?.startsWith(DOUBT) ? undefined : known.draft)
  const read = readAmount(text, exact === undefined && text !== '' ? deviceSign() : '.')
  const units = unitsOf(read)
  const back = units === undefined ? undefined : exactText(units)
  const doubt = useDoubt(read)
  const wrong = doubt ?? problem ?? known.problem

  function take(next: string, known?: string) {
    setText(next)
    setExact(known)
    onAmount?.(unitsOf(readAmount(next, known === undefined ? deviceSign() : '.')))
  }

  function fill(units: bigint) {
    take(formatAmount(units), formatAmount(units))
    countAsTyped(input.current)
  }

  const restored = useEffectEvent(() => {
    if (units !== undefined) onAmount?.(units)
  })
  useEffect(() => restored(), [])

  return (
    <FieldFrame
      look={styles.large}
      {...{ label, aside }}
      hint={back === undefined || back === text ? hint : `= ${back} ${unit}`}
      problem={wrong && <AmountWrong words={wrong} {...{ read, unit, offer }} onFill={fill} />}
      trailing={<UnitAndMax {...{ unit, max }} onFill={fill} />}
    >
      {(links) => (
        <>
          <input
            ref={input}
            {...links}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            placeholder="0"
            data-field={name}
            value={text}
            onChange={(event) => take(event.target.value)}
          />
          <input type="hidden" name={name} value={wireOf(read, text)} />
        </>
      )}
    </FieldFrame>
  )
}

type UnitAndMaxProps = Pick<AmountFieldProps, 'unit' | 'max'> & { onFill: (units: bigint) => void }

function UnitAndMax({ unit, max, onFill }: UnitAndMaxProps) {
  const { t } = useLingui()
  return (
    <>
      <span>{unit}</span>
      {max !== undefined && (
        <Button kind="tag" onClick={() => onFill(max)}>
          {t`Max`}
        </Button>
      )}
    </>
  )
}

/** What is doubtful about the text, in words; what is merely unfinished is not yet wrong. */
function useDoubt(read: ReadAmount) {
  const { t } = useLingui()
  if (!('problem' in read)) return undefined
  if (read.problem === 'decimals') return t`At most 18 decimals.`
  if (read.problem === 'large') return t`At most ${WHOLE_DIGITS} digits before the point.`
  if (read.problem !== 'ambiguous') return undefined
  return t`This can be read in two ways.`
}
