import { Trans } from '@lingui/react/macro'
import type { Result } from '#shared/api/index.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { MailAddress } from '#src/ui/MailAddress.tsx'
import { ChangeRow } from './ChangeRow.tsx'
import { EmailForm } from './EmailForm.tsx'
import styles from './EmailRow.module.css'
import { readDomain } from './readDomain.ts'
import type { Change } from './useChange.ts'

type EmailProps = { user: Result<'member/userInfo'>; change: Change }

/** The member's mail address, whether a code has proved it, and the way to change or confirm it. */
export function EmailRow({ user, change }: EmailProps) {
  return (
    <ChangeRow
      label={<Trans>Email</Trans>}
      value={
        <>
          <MailAddress>{user.email}</MailAddress>{' '}
          <Badge kind={user.emailTrusted ? 'green' : 'amber'}>
            {user.emailTrusted ? <Trans>Confirmed</Trans> : <Trans>Not confirmed</Trans>}
          </Badge>
          <Reading of={user.email} />
        </>
      }
      action={user.emailTrusted ? <Trans>Change</Trans> : <Trans>Confirm</Trans>}
      onOpen={change.open}
      onCancel={change.close}
      form={change.isOpen && <EmailForm user={user} change={change} />}
    />
  )
}

/** An international domain in its own letters: beside the address, and not in place of it, as other letters may look the same. */
function Reading({ of }: { of: string }) {
  const read = readDomain(of)
  return (
    read && (
      <span className={styles.reading}>
        <Trans>
          The domain reads <bdi translate="no">{read}</bdi>
        </Trans>
      </span>
    )
  )
}
