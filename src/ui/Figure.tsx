import { useLingui } from '@lingui/react/macro'
import { type CSSProperties, type ReactNode, useState } from 'react'
import { amountText, exactText } from '#src/words/format.ts'
import { cx } from './cx.ts'
import styles from './Figure.module.css'

type FigureProps = {
  /** Base units; or a figure that is text already, such as computing power. */
  value: bigint | string
  unit: string
  label?: ReactNode
  /** At most so many decimals until it is tapped. */
  decimals?: number
  look?: 'start' | 'center'
}

/** The share of a figure's height that a digit is wide, with room to spare for wide systems' fonts. */
const WIDE = 0.65
/** What a sign is wider than a digit. */
const SIGN = 0.2

/** The large amount of a card: it grows smaller rather than wrap, and shows all its decimals on a tap. */
export function Figure({ value, unit, label, decimals = 4, look = 'start' }: FigureProps) {
  const { t } = useLingui()
  const [whole, setWhole] = useState(false)
  const exact = typeof value === 'bigint' ? exactText(value) : value
  const short = typeof value === 'bigint' ? amountText(value, { decimals }) : value
  const shown = whole ? exact : short
  const figure = (
    <>
      {shown}
      <small>{unit}</small>
    </>
  )
  const size: CSSProperties & { '--wide': string; '--unit': number } = {
    '--wide': (shown.length * WIDE + (/^[+−]/.test(shown) ? SIGN : 0)).toFixed(2),
    '--unit': unit.length + 1,
  }
  return (
    <div className={cx(styles.figure, styles[look])}>
      {label && <p className={styles.label}>{label}</p>}
      {short === exact ? (
        <p className={styles.value} style={size}>
          {figure}
        </p>
      ) : (
        <button
          type="button"
          className={styles.value}
          style={size}
          title={`${exact} ${unit}`}
          aria-pressed={whole}
          aria-description={t`Shows all decimals`}
          onClick={() => setWhole(!whole)}
        >
          {figure}
        </button>
      )}
    </div>
  )
}
