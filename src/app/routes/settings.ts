import { msg } from '@lingui/core/macro'
import { createRoute } from '@tanstack/react-router'
import { lazy, root, screen } from '#src/app/route-makers.tsx'

export const settingsRoutes = [
  screen(
    '/pages/set/index',
    msg`Settings`,
    lazy(() => import('#src/screens/settings/Settings.tsx'), 'Settings'),
  ),
  // Specification §2: Change Password, titled Settings.
  screen(
    '/pages/set/changePwd',
    msg`Settings`,
    lazy(() => import('#src/screens/settings/ChangePassword.tsx'), 'ChangePassword'),
  ),
  createRoute({
    getParentRoute: () => root,
    path: '/pages/locale/index',
    component: lazy(() => import('#src/screens/settings/ChooseLanguage.tsx'), 'ChooseLanguage'),
    staticData: { title: msg`Choose Language`, visitors: true },
  }),
] as const
