const PAGE = 'bw-page-'

type Part = { url: string; revision?: string | null | undefined }
type Route = { condition: object; source: { cacheName: string } | 'cache' }
/** Not known to TypeScript yet, nor to every browser. */
type Routing = ExtendableEvent & { addRoutes?: (routes: Route[]) => Promise<void> }

/** The page is kept apart from the shell, under the address that it is opened by: this build's own, whatever comes after. */
const pageOf = (shell: readonly Part[]) =>
  PAGE + (shell.find(({ url }) => url === 'kept.html')?.revision ?? '')

/**
 * Has the browser take the page and the parts of the app out of the caches by itself, where it can: it need not wait until
 * this worker has started. What is not found there is asked of the service.
 */
export async function routeAtOnce(event: Routing, shell: readonly Part[]) {
  await event.addRoutes?.([
    {
      condition: { urlPattern: { pathname: '/', search: '' }, requestMode: 'navigate' },
      source: { cacheName: pageOf(shell) },
    },
    // From any cache: a tab of the build before goes on by the routes that it began with.
    { condition: { urlPattern: { pathname: '/assets/*' } }, source: 'cache' },
  ])
}

/**
 * Puts the page where the route looks for it, if it is not there, and then lets those of other builds go: for the worker in charge
 * alone. A browser whose route finds no page asks the service for it, and nobody else.
 */
export async function keepPage(
  shell: readonly Part[],
  read: () => Promise<Response | undefined>,
): Promise<void> {
  const name = pageOf(shell)
  try {
    if (await caches.match('/', { cacheName: name })) return
    const page = await read()
    if (page) await caches.open(name).then((cache) => cache.put('/', page))
  } finally {
    // Also where there was no room for it: then there is some the next time.
    for (const other of await caches.keys()) {
      if (other.startsWith(PAGE) && other !== name) await caches.delete(other)
    }
  }
}
