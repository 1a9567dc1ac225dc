import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { Result } from '#shared/api/index.ts'
import { useCall } from '#src/api/useCall.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Loaded } from '#src/ui/Loaded.tsx'
import { Screen } from '#src/ui/Screen.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { State } from '#src/ui/State.tsx'
import { ChangePasswordForm } from './ChangePasswordForm.tsx'

/** Specification §2: Change Password, titled Settings. Who has no password is shown the way to the first one. */
export function ChangePassword() {
  const { data, error, mutate } = useCall('member/userInfo', {})
  const [changed, setChanged] = useState(false)
  return (
    <Screen narrow title={<Trans>Settings</Trans>} back="/pages/set/index">
      {changed ? (
        <Changed />
      ) : (
        <Loaded
          data={data}
          error={error}
          onRetry={() => void mutate()}
          waiting={<Skeleton height={420} />}
        >
          {(user) =>
            user.hasPassword ? (
              <ChangePasswordForm account={user.account} onChanged={() => setChanged(true)} />
            ) : (
              <NoPassword user={user} />
            )
          }
        </Loaded>
      )}
    </Screen>
  )
}

const Changed = () => (
  <State
    icon="check"
    title={<Trans>Password modification successful</Trans>}
    action={
      <ButtonLink to="/pages/set/index" kind="plain">
        <Trans>Back to Settings</Trans>
      </ButtonLink>
    }
  >
    <Trans>You stay signed in here. All other devices were signed out.</Trans>
  </State>
)

/** The wallet alone signs in: a mailed code sets the first password, once the mail address is confirmed. */
function NoPassword({ user }: { user: Result<'member/userInfo'> }) {
  const to = user.emailTrusted ? '/pages/set/forgetPwd' : '/pages/user/info'
  return (
    <State
      icon="lock"
      title={<Trans>This account has no password yet</Trans>}
      action={
        <ButtonLink to={to}>
          {user.emailTrusted ? <Trans>Set a password</Trans> : <Trans>Confirm your email</Trans>}
        </ButtonLink>
      }
    >
      {user.emailTrusted ? (
        <Trans>
          Your wallet signs you in. A code mailed to {user.email} sets a password, to sign in where
          your wallet is not.
        </Trans>
      ) : (
        <Trans>
          Your wallet signs you in. Confirm your email first: a code mailed to it then sets a
          password.
        </Trans>
      )}
    </State>
  )
}
