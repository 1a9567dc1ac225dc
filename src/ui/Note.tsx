import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { Icon } from './Icon.tsx'
import type { IconName } from './iconPaths.ts'
import styles from './Note.module.css'

type NoteProps = { kind?: 'info' | 'amber' | 'red' | 'green'; icon?: IconName; children: ReactNode }

const icons = { info: 'info', amber: 'warning', red: 'warning', green: 'check' } as const

/** A word to the reader. Not announced by itself: what just happened belongs in an alert or a toast. */
export const Note = ({ kind = 'info', icon = icons[kind], children }: NoteProps) => (
  <div className={cx(styles.note, styles[kind])}>
    <Icon name={icon} size={20} />
    <div>{children}</div>
  </div>
)
