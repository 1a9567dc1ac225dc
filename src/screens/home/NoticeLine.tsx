import { Trans } from '@lingui/react/macro'
import { Suspense } from 'react'
import { usePages } from '#src/api/usePages.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { cx } from '#src/ui/cx.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { Link } from '#src/ui/Link.tsx'
import { lazyFirst } from './lazyFirst.ts'
import styles from './NoticeLine.module.css'
import { useHasNothing } from './useHasNothing.ts'

const Room = () => <p className={styles.line} />

const FirstLine = lazyFirst('FirstLine', Room)

/**
 * The notice that comes first, in one line; all of them stand further down. Its room is taken, whether there is one or not: what
 * comes first for a newcomer stands there instead, as nothing may be moved.
 */
export function NoticeLine() {
  const { rows, isLoading, error } = usePages('home/notice', {})
  const [notice] = rows
  if (useHasNothing()) {
    return (
      <Suspense fallback={<Room />}>
        <FirstLine />
      </Suspense>
    )
  }
  if (!notice) {
    return (
      <p className={cx(styles.line, Boolean(error) && styles.unknown)}>
        {!isLoading && !error && <Trans>No notices yet</Trans>}
      </p>
    )
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
