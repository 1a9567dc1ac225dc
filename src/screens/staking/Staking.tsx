import { Trans } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import { useCall } from '#src/api/useCall.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Columns, Stack } from '#src/ui/Columns.tsx'
import { Loaded } from '#src/ui/Loaded.tsx'
import { Screen } from '#src/ui/Screen.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { isUnpaid } from './isUnpaid.ts'
import { PledgeForm } from './PledgeForm.tsx'
import { PledgeProgress } from './PledgeProgress.tsx'
import { UnpaidOrders } from './UnpaidOrders.tsx'
import { useUnsent } from './useUnsent.ts'

/** A deposit may arrive while somebody waits for it here, milliseconds between two askings for the balance. */
const EVERY = 15_000

/** What was paid yesterday is another figure after midnight. */
const MINUTE = 60_000

/** Pledging, and with `?order=` the way of one wallet pledge. */
export function Staking() {
  const { order } = useSearch({ from: '/pages/staking/index' })
  return order ? <PledgeProgress key={order} id={order} /> : <NewPledge />
}

function NewPledge() {
  const user = useCall('member/userInfo', {}, { every: EVERY })
  const terms = useCall('home/parameters', {})
  const paid = useCall('product/pledgeData', {}, { every: MINUTE })
  const waiting = useCall('product/order', { status: 'review' }, { every: MINUTE })
  const unsent = useUnsent()
  const all = [user, terms, paid]
  const failed = all.find(({ error, data }) => error && !data)?.error
  const known =
    user.data && terms.data && paid.data
      ? { user: user.data, terms: terms.data, paid: paid.data }
      : undefined
  // Nothing moves down once it is shown; where these cannot be told, the form stands alone.
  const told = unsent && (waiting.data || waiting.error)
  const unpaid = waiting.data?.list.filter((order) => isUnpaid(order, unsent)) ?? []
  const refresh = () => Promise.all([...all, waiting].map(({ mutate }) => mutate()))

  return (
    <Screen
      title={<Trans>Staking</Trans>}
      onRefresh={refresh}
      actions={
        <ButtonLink kind="chip" to="/pages/staking/my">
          <Trans>My Staking</Trans>
        </ButtonLink>
      }
    >
      <Loaded
        data={told ? known : undefined}
        error={failed}
        onRetry={() => void refresh()}
        waiting={<Waiting />}
      >
        {(facts) => (
          <>
            <UnpaidOrders orders={unpaid} />
            <PledgeForm {...facts} />
          </>
        )}
      </Loaded>
    </Screen>
  )
}

const Waiting = () => (
  <Columns>
    <Stack>
      <Skeleton height={44} />
      <Skeleton height={296} />
      <Skeleton height={180} />
    </Stack>
    <Skeleton height={480} />
  </Columns>
)
