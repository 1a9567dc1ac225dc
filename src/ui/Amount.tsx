import type { CSSProperties } from 'react'
import { amountText, exactText, signedText } from '#src/words/format.ts'
import styles from './Amount.module.css'
import { cx } from './cx.ts'

type AmountProps = {
  /** Base units. */
  value: bigint
  unit?: string
  /** A gain is green with a plus, a loss has a minus. */
  signed?: boolean
  decimals?: number
  /** Keeps trailing zeros, for figures in a column. */
  fixed?: boolean
}

/** So many characters have room in the narrowest line; longer ones grow smaller rather than wrap. */
const LONG = 22

type Long = CSSProperties & { '--characters': number }

/** An amount in a line or a list; all its decimals on hover. */
export function Amount({ value, unit, signed, decimals = 4, fixed = false }: AmountProps) {
  const inUnit = (figure: string) => (unit ? `${figure} ${unit}` : figure)
  const shown = inUnit((signed ? signedText : amountText)(value, { decimals, fixed }))
  const long: Long | undefined = shown.length > LONG ? { '--characters': shown.length } : undefined
  return (
    <data
      value={exactText(value)}
      title={inUnit(exactText(value))}
      className={cx(styles.amount, signed && value > 0n && styles.gain, long && styles.long)}
      style={long}
    >
      {shown}
    </data>
  )
}
