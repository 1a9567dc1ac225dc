import { Trans, useLingui } from '@lingui/react/macro'
import { ROLES, type Role } from '#shared/desk/roles.ts'
import { ActSheet } from '#src/screens/console/parts/ActSheet.tsx'
import { Diff } from '#src/screens/console/parts/Diff.tsx'
import { NewForADay } from '#src/screens/console/parts/NewForADay.tsx'
import { isDeciding, roleWords } from '#src/screens/console/roles.ts'
import { Note } from '#src/ui/Note.tsx'
import type { Holder } from './People.tsx'

type RoleChangeProps = { holder: Holder; role: Role; onClose: () => void }

/** The last look before a role is given or taken. */
export function RoleChange({ holder, role, onClose }: RoleChangeProps) {
  const { i18n, t } = useLingui()
  const on = !holder.roles.includes(role)
  const after = ROLES.filter((it) => (it === role ? on : holder.roles.includes(it)))
  const names = (roles: readonly Role[]) => roles.map((it) => i18n._(roleWords[it].name)).join(', ')
  const { nickname, id, revision } = holder
  const name = i18n._(roleWords[role].name)
  return (
    <ActSheet
      open
      onClose={onClose}
      title={on ? t`Give the role: ${name}` : t`Take the role: ${name}`}
      path="operator/setRole"
      extra={{ memberId: id, role, on, revision }}
      submit={on ? <Trans>Give the role</Trans> : <Trans>Take the role away</Trans>}
      kind={on ? 'main' : 'danger'}
      done={({ roles }) =>
        roles.includes(role)
          ? t`${nickname} has the role now`
          : t`${nickname} no longer has the role`
      }
    >
      <Note kind={role === 'operator' || !on ? 'amber' : 'info'}>
        {on ? (
          <Trans>
            {nickname} (UID {id}) has it at once. {i18n._(roleWords[role].may)}
          </Trans>
        ) : (
          <Trans>
            {nickname} (UID {id}) loses it at once, in sessions that are open too.
          </Trans>
        )}
      </Note>
      {on && <NewForADay nickname={nickname} roles={after} />}
      {!on && isDeciding(role) && (
        <Note kind="amber">
          <Trans>
            What {nickname} said in it as the first of two people ends: approvals start anew, and
            grants that wait are refused with your reason.
          </Trans>
        </Note>
      )}
      <Diff before={{ [t`Roles`]: names(holder.roles) }} after={{ [t`Roles`]: names(after) }} />
    </ActSheet>
  )
}
