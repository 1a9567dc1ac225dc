import { Trans } from '@lingui/react/macro'
import { useCall } from '#src/api/useCall.ts'
import { Columns, Stack } from '#src/ui/Columns.tsx'
import { Failed } from '#src/ui/Failed.tsx'
import { Later } from '#src/ui/Later.tsx'
import { Screen } from '#src/ui/Screen.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { AccountLinks } from './AccountLinks.tsx'
import { Balances } from './Balances.tsx'
import { HowCoinsCome } from './HowCoinsCome.tsx'
import { Income } from './Income.tsx'
import { Invitation } from './Invitation.tsx'
import { LeavingButton } from './LeavingButton.tsx'
import { ProfilePrompt } from './ProfilePrompt.tsx'
import { ToConsole } from './ToConsole.tsx'
import { WhoIAm } from './WhoIAm.tsx'

const MINUTE = 60_000

/** Pixels that the title, the member, the balances and the income take at the least. */
const BELOW = 960

/** The member: who they are, what is theirs, what it earned, whom they may invite. */
export function Account() {
  const { data: user, error, mutate } = useCall('member/userInfo', {}, { every: MINUTE })
  return (
    <Screen title={<Trans>Account</Trans>} onRefresh={() => mutate()}>
      <Columns>
        <Stack>
          {user && (
            <>
              <WhoIAm user={user} />
              <ProfilePrompt user={user} />
              <Balances user={user} />
              <HowCoinsCome user={user} />
              <LeavingButton />
              <Income user={user} />
            </>
          )}
          {!user && error && <Failed error={error} onRetry={() => mutate()} />}
          {!user && !error && (
            <>
              <Skeleton height={160} />
              <Skeleton height={312} />
              <Skeleton height={264} />
            </>
          )}
        </Stack>
        <Later below={user ? BELOW : 0}>
          <Stack>
            {user && <Invitation code={user.inviteCode} />}
            {user && user.roles.length > 0 && <ToConsole />}
            <AccountLinks />
          </Stack>
        </Later>
      </Columns>
    </Screen>
  )
}
