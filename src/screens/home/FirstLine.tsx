import { Trans } from '@lingui/react/macro'
import { useCall } from '#src/api/useCall.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { Link } from '#src/ui/Link.tsx'
import { RowLink } from '#src/ui/RowLink.tsx'
import styles from './FirstLine.module.css'
import lineStyles from './NoticeLine.module.css'

const MINUTE = 60_000

/** What somebody who has nothing here begins with, in the room of a line. */
export function FirstLine() {
  // Home does not ask for the balance: here it is asked for, so that the first coin is seen.
  useCall('member/userInfo', {}, { every: MINUTE })
  return (
    <Link to="/pages/staking/index" className={lineStyles.line}>
      <Icon name="stake" size={20} />
      <span className={styles.words}>
        <Words />
      </span>
      <Icon name="chevron" size={18} />
    </Link>
  )
}

/** The same as the last row of a list, where a screen is too wide for that line. */
export const FirstRow = () => (
  <div className={styles.wide}>
    <RowLink to="/pages/staking/index" icon="stake" title={<Words />} chevron />
  </div>
)

const Words = () => <Trans>First get BTCW or BTCWT into your wallet, then pledge</Trans>
