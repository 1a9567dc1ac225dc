import { useLingui } from '@lingui/react/macro'
import type { Role } from '#shared/desk/roles.ts'
import { roleWords } from '#src/screens/console/roles.ts'
import { Badge, type BadgeKind } from '#src/ui/Badge.tsx'
import styles from './RoleBadges.module.css'

const KINDS: Record<Role, BadgeKind> = {
  operator: 'amber',
  reviewer: 'blue',
  treasurer: 'blue',
  editor: 'blue',
  auditor: 'plain',
}

/** Roles, a word each. */
export function RoleBadges({ roles }: { roles: readonly Role[] }) {
  const { i18n } = useLingui()
  return (
    <span className={styles.roles}>
      {roles.map((role) => (
        <Badge key={role} kind={KINDS[role]}>
          {i18n._(roleWords[role].name)}
        </Badge>
      ))}
    </span>
  )
}
