import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { amountText, exactText } from '#src/words/format.ts'
import styles from './Chart.module.css'
import type { ChartPoint } from './chart-scale.ts'
import { cx } from './cx.ts'
import type { FigureOf } from './source/Source.ts'
import { SourceButton } from './source/SourceButton.tsx'
import { useReading } from './useReading.ts'
import { useShown } from './useShown.ts'

type ChartFrameProps = {
  /** Where its figures come from, told on a tap on the reading. */
  of: FigureOf
  label: string
  unit: string
  points: readonly ChartPoint[]
  bleed?: boolean
  /** The drawing, told which point is read. */
  children: (at: number | undefined) => ReactNode
}

/** What every chart has: a name, a reading on tap, hover and arrow keys, and the figures as a table. */
export function ChartFrame({ of, label, unit, points, bleed = false, children }: ChartFrameProps) {
  const { t } = useLingui()
  const { at, handlers, leaving } = useReading(points.length)
  const read = at === undefined ? undefined : points[at]
  return (
    <figure {...leaving} className={cx(styles.chart, bleed && styles.bleed)}>
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
      </div>
      {read && at !== undefined && (
        <Reading of={of} point={read} unit={unit} share={(at + 0.5) / points.length} />
      )}
      <Table {...{ label, unit, points }} />
    </figure>
  )
}

/** The figures for who does not see the drawing. A season has a hundred of them: they come after the first frame. */
function Table({ label, unit, points }: Pick<ChartFrameProps, 'label' | 'unit' | 'points'>) {
  const shown = useShown()
  return (
    // A table is as wide as its words, whatever its own width says.
    <div className="visuallyHidden">
      {shown && (
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
      )}
    </div>
  )
}

type ReadingProps = { of: FigureOf; point: ChartPoint; unit: string; share: number }

/** One figure of the chart, above its place. */
function Reading({ of, point: { label, value }, unit, share }: ReadingProps) {
  const parts = {
    className: styles.reading,
    // As far along itself as along the chart, so that it never hangs out of it.
    style: { left: `${share * 100}%`, translate: `${-share * 100}% 0` },
    children: (
      <>
        <b>
          {amountText(value)} {unit}
        </b>{' '}
        {label}
      </>
    ),
  }
  if (typeof of === 'string') return <span {...parts} data-plain={of} />
  return <SourceButton plain of={of} exact={`${exactText(value)} ${unit} · ${label}`} {...parts} />
}
