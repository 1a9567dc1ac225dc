import { msg } from '@lingui/core/macro'
import { lazy, screen } from '#src/app/route-makers.tsx'

export const proofRoutes = [
  screen(
    '/pages/user/proof',
    msg`My balance in the total`,
    lazy(() => import('#src/screens/proof/MyBalanceInTotal.tsx'), 'MyBalanceInTotal'),
  ),
] as const
