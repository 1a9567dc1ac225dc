import type { CSSProperties } from 'react'
import styles from './OwnName.module.css'

/** The member's nickname as a heading, its letters so small, within reason, that its longest word has a line. */
export function OwnName({ children }: { children: string }) {
  const longest = Math.max(...children.split(/\s/).map((word) => word.length))
  const style: CSSProperties & { '--longest': number } = { '--longest': longest }
  return (
    <div className={styles.room}>
      <h2 className={styles.name} style={style}>
        {children}
      </h2>
    </div>
  )
}
