import { type CSSProperties, type ReactNode, useId } from 'react'
import { amountText, exactText } from '#src/words/format.ts'
import { cx } from './cx.ts'
import styles from './Figure.module.css'
import type { FigureOf } from './source/Source.ts'
import { SourceButton } from './source/SourceButton.tsx'

type FigureProps = {
  /** Where it comes from, told on a tap with all its decimals; or why it needs no source. */
  of: FigureOf
  /** Base units; or a figure that is text already, such as computing power. */
  value: bigint | string
  unit: string
  label?: ReactNode
  /** At most so many decimals until it is tapped. */
  decimals?: number
  /** With all its decimals, where `value` is text that was cut. */
  exact?: string
  look?: 'start' | 'center'
}

/** The share of a figure's height that a digit is wide, with room to spare for wide systems' fonts. */
const WIDE = 0.71
/** What a sign is wider than a digit. */
const SIGN = 0.2

/** The large amount of a card: it grows smaller rather than wrap, and says on a tap where it comes from. */
export function Figure({ of, value, unit, label, decimals = 4, exact, look }: FigureProps) {
  const id = useId()
  const isAmount = typeof value === 'bigint'
  const shown = isAmount ? amountText(value, { decimals }) : value
  const whole = exact ?? `${isAmount ? exactText(value) : value} ${unit}`.trim()
  const figure = (
    <>
      {shown} <small>{unit}</small>
    </>
  )
  const size: CSSProperties & { '--wide': string; '--unit': number } = {
    '--wide': (shown.length * WIDE + (/^[+−]/.test(shown) ? SIGN : 0)).toFixed(2),
    '--unit': unit.length + 1,
  }
  return (
    <div className={cx(styles.figure, look === 'center' && styles.center)}>
      {label && (
        <p id={id} className={styles.label}>
          {label}
        </p>
      )}
      {typeof of === 'string' ? (
        <p
          className={cx(styles.value, shown.startsWith('+') && styles.gain)}
          style={size}
          title={whole}
          data-plain={of}
        >
          {figure}
        </p>
      ) : (
        <SourceButton
          plain
          of={of}
          exact={whole}
          id={`${id}value`}
          aria-labelledby={label ? `${id} ${id}value` : undefined}
          className={styles.value}
          style={size}
        >
          {figure}
        </SourceButton>
      )}
    </div>
  )
}
