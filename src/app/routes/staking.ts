import { msg } from '@lingui/core/macro'
import { createRoute } from '@tanstack/react-router'
import { following, lazy, lazyText, opening, root } from '#src/app/route-makers.tsx'

export const stakingRoutes = [
  following(
    '/pages/staking/index',
    msg`Staking`,
    lazy(() => import('#src/screens/staking/Staking.tsx'), 'Staking'),
  ),
  createRoute({
    getParentRoute: () => root,
    path: '/pages/pay/index',
    component: lazy(() => import('#src/screens/staking/PayTicket.tsx'), 'PayTicket'),
    staticData: { title: msg`Pay a pledge`, visitors: true },
    // What lets whoever holds it pay one order.
    validateSearch: ({ ticket }: Record<string, unknown>): { ticket: string } => ({
      ticket: typeof ticket === 'string' && /^[\w-]{1,100}$/.test(ticket) ? ticket : '',
    }),
  }),
  opening(
    '/pages/staking/my',
    msg`My Staking`,
    lazy(() => import('#src/screens/staking/MyStaking.tsx'), 'MyStaking'),
  ),
  createRoute({
    getParentRoute: () => root,
    path: '/pages/user/article',
    component: lazyText(
      () => import('#src/screens/staking/StakingProtocol.tsx'),
      'StakingProtocol',
    ),
    staticData: { title: msg`Staking protocol`, visitors: true },
    // Another article of the operators', by the key that they gave it.
    validateSearch: ({ key }: Record<string, unknown>): { key?: string | undefined } => ({
      key: typeof key === 'string' && /^[a-z][a-z0-9-]{0,39}$/.test(key) ? key : undefined,
    }),
  }),
] as const
