import { useId } from 'react'
import styles from './Chart.module.css'
import { ChartFrame } from './ChartFrame.tsx'
import { type ChartPoint, lineShares, smoothPath } from './chart-scale.ts'
import type { FigureOf } from './source/Source.ts'

type LineChartProps = {
  of: FigureOf
  /** What the figures are, for the table behind them. */
  label: string
  unit: string
  /** Oldest first; labels must differ. */
  points: readonly ChartPoint[]
  /** Reaches the edges of the card around it. */
  bleed?: boolean
}

/** Room above and below the line, in hundredths of the height. */
const ROOM = 8

/** A line between its smallest and largest figure, with the space under it shaded. */
export function LineChart({ of, label, unit, points, bleed = false }: LineChartProps) {
  const fade = useId()
  const step = 100 / Math.max(points.length - 1, 1)
  const places = lineShares(points.map(({ value }) => value)).map(
    (share, index) => [index * step, 100 - ROOM - share * (100 - 2 * ROOM)] as const,
  )
  const only = places[0]
  const line = smoothPath(only && places.length === 1 ? [only, [100, only[1]]] : places)
  return (
    <ChartFrame of={of} label={label} unit={unit} points={points} bleed={bleed}>
      {(at) => {
        const read = at === undefined ? undefined : places[at]
        return (
          <>
            <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
              <linearGradient id={fade} x1="0" y1="0" x2="0" y2="1">
                <stop offset="0" stopColor="var(--green)" stopOpacity="0.38" />
                <stop offset="1" stopColor="var(--green)" stopOpacity="0" />
              </linearGradient>
              {line && <path d={`${line}V100H0Z`} fill={`url(#${fade})`} />}
              <path d={line} className={styles.line} />
            </svg>
            {read && (
              <span className={styles.dot} style={{ left: `${read[0]}%`, top: `${read[1]}%` }} />
            )}
          </>
        )
      }}
    </ChartFrame>
  )
}
