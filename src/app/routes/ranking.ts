import { msg } from '@lingui/core/macro'
import { lazy, weekly } from '#src/app/route-makers.tsx'

export const rankingRoutes = [
  weekly(
    '/pages/ranking/index',
    msg`Power Ranking`,
    lazy(() => import('#src/screens/ranking/PowerRanking.tsx'), 'PowerRanking'),
  ),
] as const
