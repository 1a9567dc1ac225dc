import { msg } from '@lingui/core/macro'
import { createRoute } from '@tanstack/react-router'
import { lazy, root, screen } from '#src/app/route-makers.tsx'

export const communityRoutes = [
  createRoute({
    getParentRoute: () => root,
    path: '/pages/community/index',
    component: lazy(() => import('#src/screens/community/Community.tsx'), 'Community'),
    staticData: { title: msg`Community` },
    // What is searched for in the team.
    validateSearch: ({ q }: Record<string, unknown>): { q?: string } =>
      typeof q === 'string' && q !== '' ? { q: q.slice(0, 100) } : {},
  }),
  screen(
    '/pages/mining/index',
    msg`Mining site management`,
    lazy(() => import('#src/screens/community/MiningSiteManagement.tsx'), 'MiningSiteManagement'),
  ),
  screen(
    '/pages/mine/index',
    msg`Agent management`,
    lazy(() => import('#src/screens/community/AgentManagement.tsx'), 'AgentManagement'),
  ),
] as const
