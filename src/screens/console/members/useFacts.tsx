import { Trans, useLingui } from '@lingui/react/macro'
import { RoleBadges } from '#src/screens/console/parts/RoleBadges.tsx'
import { Address } from '#src/ui/Address.tsx'
import { Badge } from '#src/ui/Badge.tsx'
import { MailAddress } from '#src/ui/MailAddress.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { countText } from '#src/words/format.ts'
import { dateTimeText } from '#src/words/format-time.ts'
import type { Sheet } from './MemberScreen.tsx'
import { RatioNow, RolesNow } from './standing-now.tsx'

/** Who it is, and by what the member signs in. */
export function useFacts(member: Sheet) {
  const { t } = useLingui()
  const locale = useLocale()
  const { roles } = member
  return [
    { term: 'UID', children: <span translate="no">{member.id}</span> },
    {
      term: t`Wallet`,
      children: (
        <>
          <Address value={member.account} />{' '}
          {member.accountProved ? <Proved /> : <Badge kind="amber">{t`not proved`}</Badge>}
        </>
      ),
    },
    {
      term: t`Email`,
      children: (
        <>
          <MailAddress>{member.email}</MailAddress>{' '}
          {!member.emailTrusted && <Badge kind="amber">{t`may not set a password`}</Badge>}
        </>
      ),
    },
    { term: t`Password`, children: member.hasPassword ? t`set` : t`none: the wallet signs in` },
    { term: t`Sign-ins now`, children: countText(member.sessions) },
    { term: t`Grade`, children: member.grade },
    { term: t`Appointed to`, children: <RolesNow of={member} /> },
    { term: t`Reward ratio`, children: <RatioNow of={member} ratio="rewardRatio" /> },
    { term: t`Subsidy ratio`, children: <RatioNow of={member} ratio="subsidyRatio" /> },
    ...(roles.length > 0 ? [{ term: t`Roles`, children: <RoleBadges roles={roles} /> }] : []),
    { term: t`Invitation code`, children: <span translate="no">{member.inviteCode}</span> },
    { term: t`Joined`, children: dateTimeText(member.createdAt, locale) },
  ]
}

const Proved = () => (
  <Badge kind="green">
    <Trans>proved</Trans>
  </Badge>
)
