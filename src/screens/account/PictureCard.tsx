import { Trans, useLingui } from '@lingui/react/macro'
import type { Result } from '#shared/api/index.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { Badge } from '#src/ui/Badge.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { MemberBadges } from './MemberBadges.tsx'
import styles from './PictureCard.module.css'

type PictureCardProps = { user: Result<'member/userInfo'>; onPicture: () => void }

/** The member as others see them; a tap on the picture changes it. */
export function PictureCard({ user, onPicture }: PictureCardProps) {
  const { t } = useLingui()
  return (
    <Card look="glow">
      <div className={styles.who}>
        <button
          type="button"
          className={styles.picture}
          aria-label={user.avatar ? t`Change the picture` : t`Add a picture`}
          onClick={onPicture}
        >
          <Avatar name={user.nickname} src={user.avatar} size={88} />
          <span className={styles.camera}>
            <Icon name="camera" size={16} />
          </span>
        </button>
        <div className={styles.names}>
          <h2>{user.nickname}</h2>
          <p>
            <Trans>
              UID <span translate="no">{user.id}</span>
            </Trans>
          </p>
          <p className={styles.badges}>
            {user.firstUser && (
              <Badge kind="amber">
                <Trans>Founder</Trans>
              </Badge>
            )}
            <MemberBadges user={user} />
          </p>
        </div>
      </div>
    </Card>
  )
}
