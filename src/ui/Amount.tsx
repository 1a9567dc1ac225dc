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

/** An amount in a line or a list; all its decimals on hover. */
export const Amount = ({ value, unit, signed, decimals = 4, fixed = false }: AmountProps) => (
  <data
    value={exactText(value)}
    title={unit ? `${exactText(value)} ${unit}` : exactText(value)}
    className={cx(styles.amount, signed && value > 0n && styles.gain)}
  >
    {(signed ? signedText : amountText)(value, { decimals, fixed })}
    {unit && ` ${unit}`}
  </data>
)
