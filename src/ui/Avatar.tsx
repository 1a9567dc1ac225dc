import { useState } from 'react'
import styles from './Avatar.module.css'

type AvatarProps = {
  name: string
  /** A picture, where there is one; the letter stays where it cannot be loaded. */
  src?: string | null | undefined
  /** Pixels of a 16 px root. */
  size?: number
}

/** A member's picture or first letter; the name itself stands beside it. */
export function Avatar({ name, src, size = 38 }: AvatarProps) {
  const [failed, setFailed] = useState<string>()
  const side = `${size / 16}rem`
  const letter = [...name.trim()][0]?.toUpperCase() ?? '?'
  return (
    <span
      className={styles.avatar}
      style={size > 40 ? { width: side, fontSize: `${size / 40}rem` } : { width: side }}
      aria-hidden="true"
    >
      {src && failed !== src ? <img src={src} alt="" onError={() => setFailed(src)} /> : letter}
    </span>
  )
}
