import { createRouter, type Router, type RouterHistory } from '@tanstack/react-router'
import { limits } from '#shared/limits.ts'
import { Pending } from './Pending.tsx'
import { routes } from './routes.ts'
import { ScreenFailed } from './ScreenFailed.tsx'
import { parseSearch, stringifySearch } from './search.ts'

export type AppRouter = Router<typeof routes, 'never', boolean, RouterHistory>

type RouterOptions = { history: RouterHistory; inBrowser: boolean }

/** The router over a history: the address bar's hash in the app, a memory while the sign-in is rendered at build time. */
export const makeRouter = ({ history, inBrowser }: RouterOptions): AppRouter =>
  createRouter({
    routeTree: routes,
    history,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPendingMs: limits.pendingDelay,
    defaultPendingMinMs: 0,
    defaultPendingComponent: Pending,
    defaultErrorComponent: ScreenFailed,
    scrollRestoration: inBrowser && leavesTheBeginning(),
    // At build time too the tree is the browser's, boundary for boundary, or it could not be taken over.
    isServer: false,
    ...(inBrowser ? {} : { origin: 'http://localhost' }),
  })

/**
 * Where the page begins anew there is nothing to go back to: who has scrolled what was painted stays there. The router would
 * go to the top, and a tap under way would hit what comes to lie under it.
 */
function leavesTheBeginning(): () => boolean {
  const [{ type } = {}] = performance.getEntriesByType(
    'navigation',
  ) as PerformanceNavigationTiming[]
  let begins = type === 'navigate'
  return () => {
    const moves = !begins
    begins = false
    return moves
  }
}

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
