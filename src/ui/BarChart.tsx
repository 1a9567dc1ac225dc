import styles from './Chart.module.css'
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

/** The share of a step that is bar. */
const BAR = 0.72

/** Bars from zero, the last one bright; a day of nothing keeps a stub, so that it is seen to be nothing. */
export function BarChart({ of, label, unit, points }: BarChartProps) {
  const shares = barShares(points.map(({ value }) => value))
  const step = 100 / Math.max(points.length, 1)
  return (
    <ChartFrame of={of} label={label} unit={unit} points={points}>
      {(at) => (
        <svg aria-hidden="true">
          {points.map((point, index) => {
            const height = Math.max(2, (shares[index] ?? 0) * 100)
            const bright = index === (at ?? points.length - 1)
            return (
              <rect
                key={point.label}
                x={`${(index + (1 - BAR) / 2) * step}%`}
                y={`${100 - height}%`}
                width={`${step * BAR}%`}
                height={`${height}%`}
                rx="3"
                className={cx(styles.bar, bright && styles.bright)}
              />
            )
          })}
        </svg>
      )}
    </ChartFrame>
  )
}
