import { msg } from '@lingui/core/macro'
import { lazy, screen } from '#src/app/route-makers.tsx'

export const serviceRoutes = [
  screen(
    '/pages/service/index',
    msg`Service`,
    lazy(() => import('#src/screens/service/Service.tsx'), 'Service'),
  ),
] as const
