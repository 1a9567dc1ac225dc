import type { CSSProperties } from 'react'
import { Figure, type FigureProps, wideOf } from './Figure.tsx'
import styles from './Tiles.module.css'

type TilesProps = { figures: readonly (FigureProps & { value: string })[] }

/** In the height of their letters. */
type Taken = CSSProperties & { '--wide': number }

/**
 * What a name takes at the least: 直接邀請, the longest that has no space to break at, is 52 px wide and stands above figures as small
 * as 12.4 px. Measured with the figures of `e2e/teamCard.spec.ts` at 320 and 360 px: below 3.95 it is broken within.
 */
const NAME = 4.15

/** Three figures beside each other, all of one size: the largest in which they, their units and their names have room. */
export function Tiles({ figures }: TilesProps) {
  const wide = figures.reduce(
    (sum, { value, unit }) => sum + Math.max(wideOf(value) + unit.length * 0.75, NAME),
    0,
  )
  const taken: Taken = { '--wide': wide }
  return (
    <div className={styles.tiles} style={taken}>
      {figures.map((figure, at) => (
        // They are told apart by their place alone.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Figure key={at} {...figure} />
      ))}
    </div>
  )
}
