import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ROLES, type Role } from '#shared/desk/roles.ts'
import { roleWords, useMay } from '#src/screens/console/roles.ts'
import { Address } from '#src/ui/Address.tsx'
import { Button } from '#src/ui/Button.tsx'
import { KeyValue } from '#src/ui/KeyValue.tsx'
import { ListRow } from '#src/ui/ListRow.tsx'
import { RedTag } from '#src/ui/RedTag.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import styles from './HolderSheet.module.css'
import type { Holder } from './People.tsx'
import { RoleChange } from './RoleChange.tsx'

type HolderSheetProps = { holder: Holder | undefined; onClose: () => void }

/** A member's roles; an operator gives and takes them. */
export function HolderSheet({ holder, onClose }: HolderSheetProps) {
  const [asked, ask] = useState<Role>()
  if (holder && asked) return <RoleChange holder={holder} role={asked} onClose={onClose} />
  return (
    <Sheet
      open={holder !== undefined}
      onClose={onClose}
      title={<span translate="no">{holder?.nickname}</span>}
    >
      {holder && <Roles holder={holder} onAsk={ask} />}
    </Sheet>
  )
}

function Roles({ holder, onAsk }: { holder: Holder; onAsk: (role: Role) => void }) {
  const { i18n, t } = useLingui()
  const may = useMay('operator/setRole')
  return (
    <>
      <KeyValue
        rows={[
          { term: 'UID', children: holder.id },
          { term: t`Account`, children: <Address value={holder.account} /> },
        ]}
      />
      <div className={styles.roles}>
        {ROLES.map((role) => {
          const { name, may: words } = roleWords[role]
          const held = holder.roles.includes(role)
          return (
            <ListRow
              key={role}
              icon={held ? 'check' : 'lock'}
              tone={held ? 'green' : 'plain'}
              dim={!held && !may}
              title={i18n._(name)}
              subtitle={i18n._(words)}
              value={may && <Change role={i18n._(name)} held={held} onClick={() => onAsk(role)} />}
            />
          )
        })}
      </div>
    </>
  )
}

type ChangeProps = { role: string; held: boolean; onClick: () => void }

function Change({ role, held, onClick }: ChangeProps) {
  const { t } = useLingui()
  if (held) {
    return (
      <RedTag aria-label={t`Take the role: ${role}`} onClick={onClick}>
        <Trans>Take away</Trans>
      </RedTag>
    )
  }
  return (
    <Button kind="tag" aria-label={t`Give the role: ${role}`} onClick={onClick}>
      <Trans>Give</Trans>
    </Button>
  )
}
