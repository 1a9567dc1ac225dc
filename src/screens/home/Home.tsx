import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { refresh as refreshList } from '#src/api/refresh.ts'
import { useCall } from '#src/api/useCall.ts'
import { Ads } from '#src/ui/Ads.tsx'
import { Clocks } from '#src/ui/Clocks.tsx'
import { Columns, Stack } from '#src/ui/Columns.tsx'
import { figuresShown } from '#src/ui/first-figures.ts'
import { Later } from '#src/ui/Later.tsx'
import { Screen } from '#src/ui/Screen.tsx'
import { nextTask } from '#src/words/nextTask.ts'
import { AccountChip } from './AccountChip.tsx'
import { Bell } from './Bell.tsx'
import { Below } from './Below.tsx'
import { loadLists } from './later-lists.ts'
import lineStyles from './NoticeLine.module.css'
import { Notices } from './Notices.tsx'
import { PoolCard } from './PoolCard.tsx'
import { QuickActions } from './QuickActions.tsx'
import { RankingPreview } from './RankingPreview.tsx'

/** Pixels that the title, the pool, what can be done, the line of a notice and the ranking take at the least. */
const BELOW = 824

/** How long what should be on this device is waited for, milliseconds. */
const PATIENCE = 1_000

/**
 * Home; where the worker has every file on this device with its lists: coming a moment after the figures that were kept, they would
 * move what stands there.
 */
export async function enter() {
  const isHere = navigator.serviceWorker?.controller
  if (isHere) await Promise.race([loadLists(), new Promise((go) => setTimeout(go, PATIENCE))])
  return { Home }
}

/** The pool's totals, the way to what can be done, and what the operator has to say. */
export function Home() {
  const parameters = useCall('home/parameters', {})
  const pool = useCall('product/pledgeData', {})
  const reserves = useCall('home/solvency', {})
  const ads = useCall('home/ad', {})
  const ranking = useCall('member/fengyunList', {})
  const inbox = useCall('member/inbox', { limit: 1 })
  const totals = pool.data?.pool ?? parameters.data?.parameters.poolTotals
  const isSettled = Boolean(totals ?? pool.error)
  useEffect(() => {
    if (!isSettled) return
    void nextTask().then(loadLists)
    figuresShown()
  }, [isSettled])
  const refresh = () =>
    Promise.all([
      parameters.mutate(),
      pool.mutate(),
      reserves.mutate(),
      ads.mutate(),
      ranking.mutate(),
      refreshList('home/notice'),
      inbox.mutate(),
    ])

  return (
    <Screen
      look="brand"
      title={<Trans>Bitwave</Trans>}
      onRefresh={refresh}
      actions={
        <>
          <AccountChip />
          <Bell />
        </>
      }
    >
      <Columns>
        <Stack>
          <PoolCard
            totals={totals}
            history={pool.data?.history}
            error={pool.error}
            onRetry={() => void refresh()}
            reserves={reserves}
          />
          <Clocks show={['week', 'day']} />
          <QuickActions />
          <Ads ads={ads.data?.list ?? []} />
          <Below waiting={<div className={lineStyles.line} aria-hidden />} optional>
            {({ NoticeLine }) => <NoticeLine />}
          </Below>
          <RankingPreview ranking={ranking} />
        </Stack>
        <Later below={BELOW}>
          <Stack>
            <Notices />
            <Below optional>{({ About }) => <About />}</Below>
          </Stack>
        </Later>
      </Columns>
    </Screen>
  )
}
