import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { createLink } from './Link.tsx'
import styles from './ListRow.module.css'
import { RowContent, type RowParts } from './ListRow.tsx'

type RowAnchorProps = Omit<ComponentProps<'a'>, 'title' | 'children'> & RowParts

function RowAnchor(props: RowAnchorProps) {
  const { icon, tone, lead, title, subtitle, value, note, chevron, dim, ...anchor } = props
  const parts = { icon, tone, lead, title, subtitle, value, note, chevron }
  return (
    <a {...anchor} className={cx(styles.row, dim && styles.dim)}>
      <RowContent {...parts} />
    </a>
  )
}

/** A line of a list that leads to another screen; `to` is checked against the routes. */
export const RowLink = createLink(RowAnchor)
