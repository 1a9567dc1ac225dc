import { Trans } from '@lingui/react/macro'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Bottom } from '#src/ui/Bottom.tsx'
import { Clocks } from '#src/ui/Clocks.tsx'
import { Loaded } from '#src/ui/Loaded.tsx'
import { Screen } from '#src/ui/Screen.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { OwnPlace } from './OwnPlace.tsx'
import { Ranks } from './Ranks.tsx'
import { useRanking } from './useRanking.ts'
import { WeekBar } from './WeekBar.tsx'

/** Whose team newly pledged the most T, week by week (decisions §7). */
export function PowerRanking() {
  const navigate = useNavigate()
  const { week: asked } = useSearch({ from: '/pages/ranking/index' })
  const { ranking, week, now } = useRanking(asked)

  function show(next: string) {
    if (next === now && asked === undefined) return void ranking.mutate()
    void navigate({
      to: '/pages/ranking/index',
      search: next === now ? {} : { week: next },
      replace: true,
      resetScroll: false,
    })
  }

  return (
    <Screen
      title={<Trans>Power Ranking</Trans>}
      back="/pages/home/index"
      narrow
      onRefresh={() => ranking.mutate()}
    >
      <WeekBar week={week} now={now} first={ranking.data?.first} onWeek={show} />
      {week === now && <Clocks show={['week']} />}
      <Loaded
        data={ranking.data}
        error={ranking.error}
        onRetry={() => void ranking.mutate()}
        waiting={<Skeleton rows={8} />}
      >
        {({ list }) => <Ranks list={list} isNow={week === now} />}
      </Loaded>
      {ranking.data && (
        <Bottom>
          <OwnPlace me={ranking.data.me} isNow={week === now} />
        </Bottom>
      )}
    </Screen>
  )
}
