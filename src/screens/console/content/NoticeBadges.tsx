import { useLingui } from '@lingui/react/macro'
import { Badge } from '#src/ui/Badge.tsx'
import styles from './Content.module.css'
import { StateBadge } from './StateBadge.tsx'
import type { State } from './state-words.ts'

type NoticeBadgesProps = { of: { state: State; pinned: boolean; editedAt: string | null } }

/** Where a notice stands, and whether members are told that it was edited. */
export function NoticeBadges({ of: { state, pinned, editedAt } }: NoticeBadgesProps) {
  const { t } = useLingui()
  return (
    <span className={styles.badges}>
      <StateBadge state={state} />
      {pinned && <Badge kind="blue">{t`Pinned`}</Badge>}
      {editedAt && <Badge kind="amber">{t`Edited`}</Badge>}
    </span>
  )
}
