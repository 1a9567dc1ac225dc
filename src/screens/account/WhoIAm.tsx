import { Trans, useLingui } from '@lingui/react/macro'
import type { Result } from '#shared/api/index.ts'
import { Address } from '#src/ui/Address.tsx'
import { Avatar } from '#src/ui/Avatar.tsx'
import { Badge } from '#src/ui/Badge.tsx'
import { Card } from '#src/ui/Card.tsx'
import { CopyButton } from '#src/ui/CopyButton.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Link } from '#src/ui/Link.tsx'
import { MemberBadges } from './MemberBadges.tsx'
import styles from './WhoIAm.module.css'

export type User = Result<'member/userInfo'>

/** The member as the service knows them. */
export function WhoIAm({ user }: { user: User }) {
  const { t } = useLingui()
  return (
    <Card look="glow" of={user}>
      <Link to="/pages/user/info" className={styles.who}>
        <Avatar name={user.nickname} src={user.avatar} size={56} />
        <div className={styles.names}>
          <h2>{user.nickname}</h2>
          <span>
            <Trans>
              UID <span translate="no">{user.id}</span>
            </Trans>
          </span>
        </div>
        <Icon name="chevron" size={18} />
      </Link>
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
        <MemberBadges user={user} />
        <Badge kind={user.accountProved ? 'green' : 'amber'}>
          {user.accountProved ? <Trans>Address proved</Trans> : <Trans>Address not proved</Trans>}
        </Badge>
      </p>
    </Card>
  )
}
