import { msg } from '@lingui/core/macro'
import { lazy, screen } from '#src/app/route-makers.tsx'

export const inboxRoutes = [
  screen(
    '/pages/inbox/index',
    msg`Messages`,
    lazy(() => import('#src/screens/inbox/Inbox.tsx'), 'Inbox'),
  ),
] as const
