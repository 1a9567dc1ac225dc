import { Avatar } from './Avatar.tsx'
import { cx } from './cx.ts'
import styles from './RankLead.module.css'

type RankLeadProps = { rank: string; name: string; src: string | null }

/** Before a line of a ranking: the place, and the member's picture. */
export const RankLead = ({ rank, name, src }: RankLeadProps) => (
  <>
    <span className={cx(styles.rank, rank === '1' && styles.first)} data-plain="record">
      {rank}
    </span>
    <Avatar name={name} src={src} />
  </>
)
