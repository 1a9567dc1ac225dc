import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useCall } from '#src/api/useCall.ts'
import { localeAtom } from '#src/session/session.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { Card } from '#src/ui/Card.tsx'
import { RowLink } from '#src/ui/RowLink.tsx'
import { Screen } from '#src/ui/Screen.tsx'
import { Section } from '#src/ui/Section.tsx'
import { languageNames } from '#src/words/languageNames.ts'
import { InstallRow } from './InstallRow.tsx'
import { KeepCopy } from './KeepCopy.tsx'
import { Pushes } from './Pushes.tsx'
import { SignOut } from './SignOut.tsx'
import { Version } from './Version.tsx'

/** What belongs to the account and to this device. */
export function Settings() {
  const { t } = useLingui()
  const locale = useAtomValue(localeAtom)
  const { data: user } = useCall('member/userInfo', {})
  return (
    <Screen narrow title={<Trans>Settings</Trans>} back="/pages/user/index">
      <Section title={<Trans>Account and security</Trans>}>
        <Card look="list">
          <RowLink
            to="/pages/user/info"
            lead={<Avatar name={user?.nickname ?? ''} src={user?.avatar} />}
            title={t`Information`}
            subtitle={user?.nickname}
            chevron
          />
          <RowLink
            to="/pages/set/changePwd"
            icon="lock"
            title={t`Change Password`}
            subtitle={user?.hasPassword === false ? t`None set yet` : undefined}
            chevron
          />
        </Card>
      </Section>
      <Section title={<Trans>App</Trans>}>
        <Card look="list">
          <RowLink
            to="/pages/locale/index"
            icon="globe"
            title={t`Language`}
            value={languageNames[locale]}
            chevron
          />
          <RowLink to="/pages/service/index" icon="mail" title={t`Service`} chevron />
          <RowLink to="/pages/user/article" icon="info" title={t`Staking protocol`} chevron />
          <InstallRow />
        </Card>
      </Section>
      <KeepCopy />
      <Pushes />
      <SignOut />
      <Version />
    </Screen>
  )
}
