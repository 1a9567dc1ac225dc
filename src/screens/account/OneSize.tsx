import type { CSSProperties, ReactNode } from 'react'
import { cx } from '#src/ui/cx.ts'
import { wideOf } from '#src/ui/Figure.tsx'
import { amountText } from '#src/words/format.ts'
import styles from './OneSize.module.css'

type OneSizeProps = {
  /** Base units, of the figures within. */
  amounts: readonly bigint[]
  /** As the figures have them. */
  decimals?: number
  className?: string | undefined
  children: ReactNode
}

/** In the height of their letters. */
type Sized = CSSProperties & { '--widest': number }

/** Figures of the coins in places of one width: all have the size in which the widest of them has room. */
export function OneSize({ amounts, decimals = 4, className, children }: OneSizeProps) {
  const wide = amounts.map((it) => wideOf(amountText(it, { decimals })))
  const sized: Sized = { '--widest': Math.max(...wide) }
  return (
    <div className={cx(styles.all, className)} style={sized}>
      {children}
    </div>
  )
}
