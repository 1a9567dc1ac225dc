import { msg } from '@lingui/core/macro'
import { createRoute } from '@tanstack/react-router'
import { lazy, opening, openingOneWay, root, screen } from '#src/app/route-makers.tsx'

export const assetsRoutes = [
  screen(
    '/pages/transfer/index',
    msg`Transfer`,
    lazy(() => import('#src/screens/assets/Transfer.tsx'), 'Transfer'),
  ),
  openingOneWay(
    '/pages/transfer/record',
    msg`Transfer record`,
    lazy(() => import('#src/screens/assets/TransferRecord.tsx'), 'TransferRecord'),
  ),
  screen(
    '/pages/withdrawal/index',
    msg`Withdrawal`,
    lazy(() => import('#src/screens/assets/Withdrawal.tsx'), 'Withdrawal'),
  ),
  opening(
    '/pages/withdrawal/record',
    msg`Withdrawal record`,
    lazy(() => import('#src/screens/assets/WithdrawalRecord.tsx'), 'WithdrawalRecord'),
  ),
  createRoute({
    getParentRoute: () => root,
    path: '/pages/billList/index',
    component: lazy(() => import('#src/screens/assets/Details.tsx'), 'Details'),
    staticData: { title: msg`Details` },
    // Which lines are shown at first; the screen knows which types there are.
    validateSearch: (search: Record<string, unknown>) => search as { type?: string; coin?: string },
  }),
  screen(
    '/pages/list/index',
    msg`Total revenue of mining pool`,
    lazy(() => import('#src/screens/assets/PoolRevenue.tsx'), 'PoolRevenue'),
  ),
] as const
