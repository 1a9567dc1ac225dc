import styles from './BarChart.module.css'
import { ChartFrame } from './ChartFrame.tsx'
import { barShares, type ChartPoint } from './chart-scale.ts'
import { cx } from './cx.ts'
import type { FigureOf } from './source/Source.ts'

type BarChartProps = {
  of: FigureOf
  /** What the figures are, for the table behind them. */
  label: string
  unit: string
  /** Oldest first; labels must differ. */
  points: readonly ChartPoint[]
}

/** Bars from zero, the last one bright; a day of nothing keeps a stub, so that it is seen to be nothing. */
export function BarChart({ of, label, unit, points }: BarChartProps) {
  const shares = barShares(points.map(({ value }) => value))
  return (
    <ChartFrame of={of} label={label} unit={unit} points={points}>
      {(at) => (
        <div className={styles.bars} aria-hidden="true">
          {points.map((point, index) => (
            <span key={point.label}>
              <span
                className={cx(styles.bar, index === (at ?? points.length - 1) && styles.bright)}
                style={{ height: `${Math.max(2, (shares[index] ?? 0) * 100)}%` }}
              />
            </span>
          ))}
        </div>
      )}
    </ChartFrame>
  )
}
