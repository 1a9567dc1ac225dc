import { Trans } from '@lingui/react/macro'
import { Badge } from '#src/ui/Badge.tsx'
import styles from './Withdrawals.module.css'
import type { DeskWithdrawal } from './withdrawal-words.ts'

/** Whose withdrawal it is. */
export const Who = ({ member: { id, nickname, frozen } }: Pick<DeskWithdrawal, 'member'>) => (
  <span className={styles.pair}>
    <span translate="no">{nickname}</span>
    <small translate="no" className={styles.uid}>
      UID {id}
    </small>
    {frozen !== null && (
      <span>
        <Badge kind="red">
          <Trans>Frozen</Trans>
        </Badge>
      </span>
    )}
  </span>
)
