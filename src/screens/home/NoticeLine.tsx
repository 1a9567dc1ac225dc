import { Trans } from '@lingui/react/macro'
import { usePages } from '#src/api/usePages.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Link } from '#src/ui/Link.tsx'
import styles from './NoticeLine.module.css'

/** The notice that comes first, in one line; all of them stand further down. Its room is taken, whether there is one or not. */
export function NoticeLine() {
  const { rows, isLoading, error } = usePages('home/notice', {})
  const [notice] = rows
  if (!notice) {
    return <p className={styles.line}>{!isLoading && !error && <Trans>No notices yet</Trans>}</p>
  }
  return (
    <Link to="/pages/home/noticeInfo" search={{ id: notice.id }} className={styles.line}>
      <Badge kind="blue">
        <Trans>Notice</Trans>
      </Badge>
      <span className={styles.title}>{notice.title}</span>
      <Icon name="chevron" size={18} />
    </Link>
  )
}
