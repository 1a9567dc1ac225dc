import type { CSSProperties } from 'react'
import { amountText, exactText, signedText } from '#src/words/format.ts'
import styles from './Amount.module.css'
import { cx } from './cx.ts'
import type { FigureOf } from './source/Source.ts'
import { SourceButton } from './source/SourceButton.tsx'

type AmountProps = {
  /** Where it comes from, told on a tap with all its decimals; or why it needs no source. */
  of: FigureOf
  /** Base units. */
  value: bigint
  unit?: string
  /** A gain is green with a plus, a loss has a minus. */
  signed?: boolean
  decimals?: number
  /** Keeps trailing zeros, for figures in a column. */
  fixed?: boolean
}

/** One that has no room in its line grows smaller rather than wrap. */
type Long = CSSProperties & { '--characters': number }

/** An amount in a line or a list; all its decimals on hover, and where it comes from on a tap. */
export function Amount({ of, value, unit, signed, decimals = 4, fixed = false }: AmountProps) {
  const inUnit = (figure: string) => (unit ? `${figure} ${unit}` : figure)
  const shown = inUnit((signed ? signedText : amountText)(value, { decimals, fixed }))
  const whole = inUnit(exactText(value))
  const long: Long = { '--characters': shown.length }
  const plain = typeof of === 'string' ? of : undefined
  const amount = (
    <data
      value={exactText(value)}
      title={whole}
      data-plain={plain}
      className={cx(styles.amount, signed && value > 0n && styles.gain)}
      style={plain === undefined ? undefined : long}
    >
      {shown}
    </data>
  )
  if (typeof of === 'string') return amount
  return (
    <SourceButton of={of} exact={whole} style={long}>
      {amount}
    </SourceButton>
  )
}
