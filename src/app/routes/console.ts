import { createRoute } from '@tanstack/react-router'
import { lazy, root } from '#src/app/route-makers.tsx'

export const consoleRoutes = [
  createRoute({
    getParentRoute: () => root,
    path: '/pages/console/$',
    component: lazy(async () => (await import('#src/screens/console/enter.ts')).enter(), 'Console'),
    staticData: { title: null },
    // Every section reads what is its own out of it.
    validateSearch: (search: Record<string, unknown>) => search as Record<string, string>,
  }),
] as const
