import { Trans, useLingui } from '@lingui/react/macro'
import type { Result } from '#shared/api/index.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Card } from '#src/ui/Card.tsx'
import { CopyButton } from '#src/ui/CopyButton.tsx'
import { KeyValue } from '#src/ui/KeyValue.tsx'
import { Section } from '#src/ui/Section.tsx'
import { SourceButton } from '#src/ui/source/SourceButton.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { dateText } from '#src/words/format-time.ts'
import styles from './Membership.module.css'

/** What the service says of the member and nobody can change. */
export function Membership({ user }: { user: Result<'member/userInfo'> }) {
  const { t } = useLingui()
  const locale = useLocale()
  return (
    <Section title={<Trans>Membership</Trans>}>
      <Card>
        <KeyValue
          rows={[
            { term: 'UID', children: <Copied text={user.id} label={t`Copy the UID`} /> },
            {
              term: t`Invitation code`,
              children: <Copied text={user.inviteCode} label={t`Copy the invitation code`} />,
            },
            { term: t`Inviter`, children: <Inviter user={user} /> },
            { term: t`Grade`, children: <Grade of={user} /> },
            { term: t`Joined`, children: dateText(user.createdAt, locale) },
            {
              term: t`Status`,
              children: user.activated ? (
                <Badge kind="green">
                  <Trans>Activated</Trans>
                </Badge>
              ) : (
                <Badge>
                  <Trans>Not activated</Trans>
                </Badge>
              ),
            },
          ]}
        />
        {!user.activated && (
          <p className={styles.hint}>
            <Trans>An account is activated by its first successful pledge.</Trans>
          </p>
        )}
      </Card>
    </Section>
  )
}

function Inviter({ user: { firstUser, inviter } }: { user: Result<'member/userInfo'> }) {
  if (firstUser) {
    return (
      <Badge kind="amber">
        <Trans>Founder</Trans>
      </Badge>
    )
  }
  return inviter?.nickname ?? '–'
}

const Copied = ({ text, label }: { text: string; label: string }) => (
  <span className={styles.copied}>
    <span translate="no">{text}</span>
    <CopyButton text={text} label={label} />
  </span>
)

const Grade = ({ of }: { of: Result<'member/userInfo'> }) => (
  <SourceButton of={{ figure: 'account.grade', from: of }} exact={String(of.grade)}>
    {of.grade}
  </SourceButton>
)
