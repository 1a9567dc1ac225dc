import type { CSSProperties } from 'react'
import { Figure, type FigureProps, wideOf } from './Figure.tsx'
import styles from './Tiles.module.css'

type TilesProps = { figures: readonly (FigureProps & { value: string })[] }

/** In the height of their letters. */
type Taken = CSSProperties & { '--wide': number }

/** Three figures beside each other, all of one size: the largest in which they, their units and their names have room. */
export function Tiles({ figures }: TilesProps) {
  const wide = figures.reduce(
    (sum, { value, unit }) => sum + Math.max(wideOf(value) + unit.length * 0.75, 4.15),
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
