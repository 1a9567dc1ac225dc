import { Trans } from '@lingui/react/macro'
import { COINS, type Coin } from '#shared/api/coin.ts'
import type { Result } from '#shared/api/index.ts'
import { leaving } from '#shared/leaving.ts'
import { useCall } from '#src/api/useCall.ts'
import { useChainHalted } from '#src/api/useChainHalted.ts'
import { usePause } from '#src/api/usePause.ts'
import { useStop } from '#src/api/useStop.ts'
import { PayoutsWait } from '#src/ui/ChainHalted.tsx'
import { Stack } from '#src/ui/Columns.tsx'
import { Failed } from '#src/ui/Failed.tsx'
import { LastSaid } from '#src/ui/LastSaid.tsx'
import { Note } from '#src/ui/Note.tsx'
import { PayoutsStopped } from '#src/ui/PayoutsStopped.tsx'
import { SavedAge } from '#src/ui/SavedAge.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { asOldAs } from '#src/words/answeredAt.ts'
import { LeavingCoin } from './LeavingCoin.tsx'
import { LockedOrders } from './LockedOrders.tsx'
import { OneSize } from './OneSize.tsx'
import type { User } from './WhoIAm.tsx'

/** What reaches a wallet if all is withdrawn now, and what stays locked until when. Reckoned as the form and the service do. */
export function Leaving() {
  const user = useCall('member/userInfo', {})
  const terms = useCall('home/parameters', {})
  const reserves = useCall('home/solvency', {})
  const error = [user, terms].find((it) => it.error && !it.data)?.error
  const retry = () => Promise.all([user.mutate(), terms.mutate()])
  if (error) return <Failed error={error} onRetry={() => void retry()} />
  const settled = reserves.data ?? reserves.error
  if (!user.data || !terms.data || !settled) return <Skeleton height={480} />
  return <Content user={user.data} terms={terms.data} reserves={reserves.data} />
}

type ContentProps = {
  user: User
  terms: Result<'home/parameters'>
  reserves: Result<'home/solvency'> | undefined
}

function Content({ user, terms, reserves }: ContentProps) {
  const pause = usePause('withdrawals')
  const paused = pause?.reason
  const halted = useChainHalted()
  const stop = useStop(reserves)
  const { balances } = user
  const now = leaving(terms.coinSet, {
    BTCW: balances.BTCW.available,
    BTCWT: balances.BTCWT.available,
  })
  const waits = [pause, halted, stop].some(Boolean)
  const fees = now.BTCW.fee + now.BTCWT.fee
  const feesIn = (coin: Coin) => (coin === 'BTCW' ? fees : 0n)
  return (
    <>
      {pause && (
        <Note kind="amber">
          <LastSaid asOf={pause.asOf} />
          <Trans>Withdrawals are paused: {paused} Until they go on, nothing leaves.</Trans>
        </Note>
      )}
      <PayoutsStopped stop={stop} />
      <PayoutsWait halted={halted} />
      <OneSize amounts={COINS.map((coin) => now[coin].out)} decimals={8}>
        <Stack>
          {COINS.map((coin) => (
            <LeavingCoin
              key={coin}
              rules={terms.coinSet.find(({ symbol }) => symbol === coin)}
              coin={coin}
              waits={waits}
              balance={balances[coin]}
              now={asOldAs({ ...now[coin], fees: feesIn(coin) }, balances)}
            />
          ))}
        </Stack>
      </OneSize>
      <LockedOrders />
      <Note>
        <Trans>
          Calculated with the balance and the fees as of now, one withdrawal for each coin. A
          withdrawal may wait for an operator. Rewards of days to come are not in it: there may be
          none.
        </Trans>
      </Note>
      <SavedAge of={balances} />
    </>
  )
}
