import { msg } from '@lingui/core/macro'
import { lazy, naming } from '#src/app/route-makers.tsx'

export const recordsRoutes = [
  naming(
    '/pages/records/index',
    msg`Export records`,
    lazy(() => import('#src/screens/records/Records.tsx'), 'Records'),
  ),
] as const
