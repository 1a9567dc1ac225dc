import { msg } from '@lingui/core/macro'
import { createRoute, redirect } from '@tanstack/react-router'
import { ID, lazy, lazyHome, lazyText, root, screen } from '#src/app/route-makers.tsx'

/** The route of nothing is Home (specification §2). */
function toHome(): never {
  throw redirect({ to: '/pages/home/index', replace: true })
}

export const homeRoutes = [
  createRoute({
    getParentRoute: () => root,
    path: '/',
    staticData: { title: msg`Home` },
    beforeLoad: toHome,
  }),
  screen(
    '/pages/home/index',
    msg`Home`,
    lazyHome(async () => (await import('#src/screens/home/Home.tsx')).enter(), 'Home'),
  ),
  screen(
    '/pages/home/info',
    msg`Home information`,
    lazyText(() => import('#src/screens/home/HomeInformation.tsx'), 'HomeInformation'),
  ),
  screen(
    '/pages/home/changes',
    msg`Rule changes`,
    lazy(() => import('#src/screens/home/Changes.tsx'), 'Changes'),
  ),
  createRoute({
    getParentRoute: () => root,
    path: '/pages/home/noticeInfo',
    component: lazyText(() => import('#src/screens/home/NoticeDetails.tsx'), 'NoticeDetails'),
    staticData: { title: msg`Notice details` },
    // There is no notice 0, and the service says so.
    validateSearch: ({ id }: Record<string, unknown>): { id: string } => ({
      id: ID.test(String(id)) ? String(id) : '0',
    }),
  }),
] as const
