import { type CSSProperties, type ReactNode, useId } from 'react'
import { amountText, exactText } from '#src/words/format.ts'
import { cx } from './cx.ts'
import styles from './Figure.module.css'
import type { FigureOf } from './source/Source.ts'
import { SourceButton } from './source/SourceButton.tsx'

export type FigureProps = {
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

/** How wide a figure is, in the height of its letters: digits, what parts them, a sign. With room to spare for wide systems' fonts. */
export const wideOf = (shown: string) =>
  shown.length * 0.71 - (shown.split(/[.,]/).length - 1) * 0.3 + (/^\d/.test(shown) ? 0 : 0.3)

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
  const className = cx(styles.value, shown.startsWith('+') && styles.gain)
  const size: CSSProperties & { '--wide': number; '--unit': number } = {
    '--wide': wideOf(shown),
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
        <p className={className} style={size} title={whole} data-plain={of}>
          {figure}
        </p>
      ) : (
        <SourceButton
          plain
          of={of}
          exact={whole}
          id={`${id}value`}
          aria-labelledby={label ? `${id} ${id}value` : undefined}
          className={className}
          style={size}
        >
          {figure}
        </SourceButton>
      )}
    </div>
  )
}
