import { Trans, useLingui } from '@lingui/react/macro'
import type { Result } from '#shared/api/index.ts'
import { useCall } from '#src/api/useCall.ts'
import { usePages } from '#src/api/usePages.ts'
import { Columns, Stack } from '#src/ui/Columns.tsx'
import { Loaded } from '#src/ui/Loaded.tsx'
import { SavedAge } from '#src/ui/SavedAge.tsx'
import { Screen } from '#src/ui/Screen.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Empty, State } from '#src/ui/State.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { CheckCard } from './CheckCard.tsx'
import type { Published } from './outcomeOf.ts'
import { ProofMeaning } from './ProofMeaning.tsx'
import { PublishedFacts } from './PublishedFacts.tsx'

/** The member's own balance in the total that is published each day, checked by the phone itself. */
export function MyBalanceInTotal() {
  const own = useCall('asset/balanceProof', {})
  const user = useCall('member/userInfo', {})
  const published = usePages('home/proofs', {})
  const data = own.data !== undefined && user.data && { own: own.data, user: user.data }
  const refresh = () => Promise.all([own.mutate(), user.mutate(), published.refresh()])
  return (
    <Screen
      title={<Trans>My balance in the total</Trans>}
      back="/pages/user/index"
      onRefresh={refresh}
    >
      <Loaded
        data={data || undefined}
        error={own.error ?? user.error}
        onRetry={() => void refresh()}
        waiting={
          <Columns>
            <Stack>
              <Skeleton height={260} />
            </Stack>
            <Stack>
              <Skeleton height={420} />
            </Stack>
          </Columns>
        }
      >
        {(known) => <Known {...known} published={published} />}
      </Loaded>
    </Screen>
  )
}

type Told = ReturnType<typeof usePages<'home/proofs'>>

type KnownProps = {
  own: Result<'asset/balanceProof'>
  user: Result<'member/userInfo'>
  published: Told
}

function Known({ own, user, published }: KnownProps) {
  const { t } = useLingui()
  if (!own) {
    return (
      <>
        <Empty icon="clock" title={t`No total has been published yet`}>
          <Trans>The first one follows after 00:00 UTC.</Trans>
        </Empty>
        {/* Nothing has no age of its own: the list that has none in it has. */}
        <SavedAge of={published.rows} />
      </>
    )
  }
  return (
    <Columns>
      <Stack>
        {own.proof ? (
          <CheckCard proof={own.proof} user={user} published={published.rows} />
        ) : (
          <NothingOf user={user} />
        )}
        <ProofMeaning />
      </Stack>
      <Stack>
        <OfDay day={own.proof?.day ?? own.day} told={published} />
      </Stack>
    </Columns>
  )
}

/** Whether that is right only the member can tell: nobody else would see that somebody was left out (docs/proof.md). */
function NothingOf({ user: { balances } }: Pick<KnownProps, 'user'>) {
  const owed = Object.values(balances).some((it) => it.available + it.staked + it.withdrawing > 0n)
  return (
    <State
      icon="info"
      look={owed ? 'amber' : 'plain'}
      title={<Trans>Nothing of yours is in this total</Trans>}
    >
      <Trans>
        If anything was owed to you at that moment, this is wrong: look at Details, and ask{' '}
        <TextLink to="/pages/service/index">Service</TextLink>. What came later is part of the next
        total.
      </Trans>
    </State>
  )
}

/** What everybody was told of the day of the proof. */
const OfDay = ({ day, told: { rows, first, error, refresh } }: { day: string; told: Told }) => (
  <Loaded
    data={first && rows}
    error={error}
    onRetry={() => void refresh()}
    waiting={<Skeleton height={420} />}
  >
    {(known: readonly Published[]) => {
      const published = known.find((one) => one.day === day)
      return published && <PublishedFacts published={published} anchors={first?.anchors} />
    }}
  </Loaded>
)
