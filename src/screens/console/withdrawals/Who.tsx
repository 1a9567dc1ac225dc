import { Trans } from '@lingui/react/macro'
import { Badge } from '#src/ui/Badge.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import styles from './Withdrawals.module.css'
import type { DeskWithdrawal } from './withdrawal-words.ts'

type WhoProps = Pick<DeskWithdrawal, 'member'> & {
  /** The UID leads to the member; not where all of it is a button. */
  leads?: boolean
}

/** Whose withdrawal it is. */
export const Who = ({ member: { id, nickname, frozen }, leads = false }: WhoProps) => (
  <span className={styles.pair}>
    <span translate="no">{nickname}</span>
    <small translate="no" className={styles.uid}>
      {leads ? (
        <TextLink to="/pages/console/$" params={{ _splat: 'members' }} search={{ id }}>
          UID {id}
        </TextLink>
      ) : (
        <>UID {id}</>
      )}
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
