import { Trans, useLingui } from '@lingui/react/macro'
import type { Result } from '#shared/api/index.ts'
import { Address } from '#src/ui/Address.tsx'
import { Avatar } from '#src/ui/Avatar.tsx'
import { Badge } from '#src/ui/Badge.tsx'
import { Card } from '#src/ui/Card.tsx'
import { CopyButton } from '#src/ui/CopyButton.tsx'
import styles from './WhoIAm.module.css'

export type User = Result<'member/userInfo'>

/** The member as the service knows them. */
export function WhoIAm({ user }: { user: User }) {
  const { t } = useLingui()
  return (
    <Card look="glow">
      <div className={styles.who}>
        <Avatar name={user.nickname} src={user.avatar} size={56} />
        <div className={styles.names}>
          <h2>{user.nickname}</h2>
          <p>
            <Trans>
              UID <span translate="no">{user.id}</span>
            </Trans>
          </p>
        </div>
      </div>
      <div className={styles.account}>
        <Address value={user.account} />
        <CopyButton text={user.account} label={t`Copy the wallet address`} />
      </div>
      <p className={styles.badges}>
        {user.firstUser && (
          <Badge kind="amber">
            <Trans>Founder</Trans>
          </Badge>
        )}
        <Badge kind={user.activated ? 'green' : 'plain'}>
          {user.activated ? <Trans>Activated</Trans> : <Trans>Not activated</Trans>}
        </Badge>
        <Badge>
          <Trans>Grade {user.grade}</Trans>
        </Badge>
        {user.agent && (
          <Badge kind="green">
            <Trans>Agent</Trans>
          </Badge>
        )}
        {user.site && (
          <Badge kind="blue">
            <Trans>Mining site</Trans>
          </Badge>
        )}
        <Badge kind={user.accountProved ? 'green' : 'amber'}>
          {user.accountProved ? <Trans>Address proved</Trans> : <Trans>Address not proved</Trans>}
        </Badge>
      </p>
      <Hints user={user} />
    </Card>
  )
}

/** What the two conditions mean that a member can do something about. */
function Hints({ user }: { user: User }) {
  if (user.activated && user.accountProved) return null
  return (
    <ul className={styles.hints}>
      {!user.activated && (
        <li>
          <Trans>An account is activated by its first successful pledge.</Trans>
        </li>
      )}
      {!user.accountProved && (
        <li>
          <Trans>
            An address is proved by signing in with the wallet, or by a confirmed payment from it.
          </Trans>
        </li>
      )}
    </ul>
  )
}
