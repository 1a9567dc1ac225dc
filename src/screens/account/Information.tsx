import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { Result } from '#shared/api/index.ts'
import { refresh } from '#src/api/refresh.ts'
import { useCall } from '#src/api/useCall.ts'
import { Card } from '#src/ui/Card.tsx'
import { Columns, Stack } from '#src/ui/Columns.tsx'
import { Loaded } from '#src/ui/Loaded.tsx'
import { Screen } from '#src/ui/Screen.tsx'
import { Section } from '#src/ui/Section.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { useLazySheet } from '#src/ui/useLazySheet.ts'
import { CompleteProfile } from './CompleteProfile.tsx'
import { EmailRow } from './EmailRow.tsx'
import { Membership } from './Membership.tsx'
import { NicknameRow } from './NicknameRow.tsx'
import { PictureCard } from './PictureCard.tsx'
import { PictureSheet } from './PictureSheet.tsx'
import { stepsLeft } from './profile-steps.ts'
import { useChange } from './useChange.ts'
import { WalletCard } from './WalletCard.tsx'

// The wallet room is large, and most addresses are proved.
const loadProof = async () => (await import('./ProveAddress.tsx')).ProveAddress

/** Who the member is, what others see of it, and what is still missing. */
export function Information() {
  const { data, error, mutate } = useCall('member/userInfo', {})
  return (
    <Screen
      title={<Trans>Information</Trans>}
      back="/pages/user/index"
      onRefresh={() => refresh('member/userInfo', 'asset/keptAside')}
    >
      <Loaded
        data={data}
        error={error}
        onRetry={() => void mutate()}
        waiting={
          <Columns>
            <Stack>
              <Skeleton height={140} />
              <Skeleton height={108} />
              <Skeleton height={220} />
            </Stack>
            <Stack>
              <Skeleton height={190} />
              <Skeleton height={300} />
            </Stack>
          </Columns>
        }
      >
        {(user) => <Profile user={user} onChanged={() => void mutate()} />}
      </Loaded>
    </Screen>
  )
}

type ProfileProps = { user: Result<'member/userInfo'>; onChanged: () => void }

function Profile({ user, onChanged }: ProfileProps) {
  const [isAtPicture, setAtPicture] = useState(false)
  const [ProveAddress, prove, close] = useLazySheet(loadProof)
  const email = useChange('email')
  const steps = { picture: () => setAtPicture(true), email: email.open, address: prove }
  return (
    <>
      <Columns>
        <Stack>
          <PictureCard user={user} onPicture={steps.picture} />
          <CompleteProfile left={stepsLeft(user)} onStep={(step) => steps[step]()} />
          <Section title={<Trans>Profile</Trans>}>
            <Card>
              <NicknameRow user={user} />
              <EmailRow user={user} change={email} />
            </Card>
          </Section>
        </Stack>
        <Stack>
          <WalletCard user={user} onProve={prove} />
          <Membership user={user} />
        </Stack>
      </Columns>
      {isAtPicture && <PictureSheet user={user} onClose={() => setAtPicture(false)} />}
      {ProveAddress && (
        <ProveAddress
          user={user}
          onClose={close}
          onProved={() => {
            close()
            onChanged()
          }}
        />
      )}
    </>
  )
}
