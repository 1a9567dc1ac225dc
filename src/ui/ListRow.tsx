import type { ComponentProps, CSSProperties, ReactNode } from 'react'
import { cx } from './cx.ts'
import { Icon } from './Icon.tsx'
import type { IconName } from './iconPaths.ts'
import styles from './ListRow.module.css'

export type RowParts = {
  /** A drawing on a square. */
  icon?: IconName | undefined
  tone?: 'plain' | 'green' | 'amber' | 'blue' | 'red' | undefined
  /** Instead of an icon: an avatar, a ring, a rank. */
  lead?: ReactNode
  title: ReactNode
  subtitle?: ReactNode
  /** At the right: a figure. */
  value?: ReactNode
  /** Under the value. */
  note?: ReactNode
  /** Leads somewhere. */
  chevron?: boolean | undefined
  /** Not yet: a step to come. */
  dim?: boolean | undefined
}

type Long = CSSProperties & { '--letters': number }

/** How long a name is, so that one with little room beside a figure has the line to itself; a Chinese letter is wider. */
function longOf(title: ReactNode): Long | undefined {
  if (typeof title !== 'string') return undefined
  return { '--letters': title.length + title.replace(/[\0-ɏ]/g, '').length / 2 }
}

/** The inside of a row. */
export function RowContent(parts: RowParts) {
  const { icon, tone = 'plain', lead, title, subtitle, value, note, chevron } = parts
  return (
    <>
      {lead}
      {icon && (
        <span className={cx(styles.icon, styles[tone])}>
          <Icon name={icon} />
        </span>
      )}
      <span className={styles.words} style={longOf(title)}>
        <span className={styles.title}>{title}</span>
        {subtitle && <span className={styles.small}>{subtitle}</span>}
      </span>
      {(value || note) && (
        <span className={styles.end}>
          <span className={styles.value}>{value}</span>
          {note && <span className={styles.small}>{note}</span>}
        </span>
      )}
      {chevron && (
        <span className={styles.chevron}>
          <Icon name="chevron" size={18} />
        </span>
      )}
    </>
  )
}

type ListRowProps = RowParts & Pick<ComponentProps<'button'>, 'onClick' | 'disabled'>

/** One line of a list: a button where it does something. For a line that leads somewhere see `RowLink`. */
export function ListRow({ onClick, disabled, ...parts }: ListRowProps) {
  const name = cx(styles.row, parts.dim && styles.dim)
  if (!onClick) {
    return (
      <div className={name}>
        <RowContent {...parts} />
      </div>
    )
  }
  return (
    <button type="button" className={name} onClick={onClick} disabled={disabled}>
      <RowContent {...parts} />
    </button>
  )
}
