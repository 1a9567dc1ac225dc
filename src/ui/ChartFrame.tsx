import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { amountText, exactText } from '#src/words/format.ts'
import styles from './Chart.module.css'
import type { ChartPoint } from './chart-scale.ts'
import { cx } from './cx.ts'
import { useReading } from './useReading.ts'

type ChartFrameProps = {
  label: string
  unit: string
  points: readonly ChartPoint[]
  bleed?: boolean
  /** The drawing, told which point is read. */
  children: (at: number | undefined) => ReactNode
}

/** What every chart has: a name, a reading on tap, hover and arrow keys, and the figures as a table. */
export function ChartFrame({ label, unit, points, bleed = false, children }: ChartFrameProps) {
  const { t } = useLingui()
  const { at, handlers } = useReading(points.length)
  const read = at === undefined ? undefined : points[at]
  return (
    <figure className={cx(styles.chart, bleed && styles.bleed)}>
      {/* A slider is what screen readers know that has a value for each step of the arrow keys. */}
      <div
        {...handlers}
        className={styles.area}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={1}
        aria-valuemax={points.length}
        aria-valuenow={(at ?? points.length - 1) + 1}
        aria-valuetext={read ? `${read.label}: ${exactText(read.value)} ${unit}` : t`Not reading`}
      >
        {children(at)}
        {read && at !== undefined && (
          <span
            className={styles.reading}
            style={{ left: `clamp(56px, ${((at + 0.5) / points.length) * 100}%, 100% - 56px)` }}
          >
            <b>
              {amountText(read.value)} {unit}
            </b>{' '}
            {read.label}
          </span>
        )}
      </div>
      {/* A table is as wide as its words, whatever its own width says. */}
      <div className="visuallyHidden">
        <table>
          <caption>{label}</caption>
          <tbody>
            {points.map((point) => (
              <tr key={point.label}>
                <th scope="row">{point.label}</th>
                <td>
                  {exactText(point.value)} {unit}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}
