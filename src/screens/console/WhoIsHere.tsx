import type { DeskResult } from '#shared/desk/index.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import styles from './Frame.module.css'
import { RoleBadges } from './parts/RoleBadges.tsx'

/** Who is at the desk, and as what. */
export const WhoIsHere = ({ me }: { me: DeskResult<'operator/me'> }) => (
  <div className={styles.who}>
    <Avatar name={me.nickname} />
    <div>
      <p className={styles.name} translate="no">
        {me.nickname}
      </p>
      <RoleBadges roles={me.roles} />
    </div>
  </div>
)
