import { msg } from '@lingui/core/macro'
import { lazyText, screen } from '#src/app/route-makers.tsx'

export const serviceRoutes = [
  screen(
    '/pages/service/index',
    msg`Service`,
    lazyText(() => import('#src/screens/service/Service.tsx'), 'Service'),
  ),
] as const
