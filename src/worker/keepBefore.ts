const BEFORE = 'bw-before'

type Part = { url: string }

/**
 * Takes the parts of the builds before out of the shell's cache, while it is made anew, into one of their own: a tab that
 * was opened with them asks for them still. `shell` is what the new build consists of.
 */
export async function keepBefore(shell: readonly Part[], here: string): Promise<void> {
  const name = (await caches.keys()).find((it) => it.startsWith('workbox-precache'))
  if (!name) return
  const now = new Set(shell.map(({ url }) => new URL(url, here).pathname))
  const cache = await caches.open(name)
  const old = (await cache.keys()).filter(({ url }) => {
    const { pathname } = new URL(url)
    return pathname.startsWith('/assets/') && !now.has(pathname)
  })
  if (old.length > 0) await replace(cache, old)
}

/** Two generations and no more: what was before those is let go. */
async function replace(from: Cache, parts: readonly Request[]) {
  await caches.delete(BEFORE)
  const before = await caches.open(BEFORE)
  for (const { url } of parts) {
    const part = await from.match(url)
    if (part) await before.put(url, part)
  }
}

/** A part that this build does not have: of the build before, else whatever the service says. */
export async function answerPart(request: Request): Promise<Response> {
  const before = (await caches.has(BEFORE)) ? await caches.open(BEFORE) : undefined
  return (await before?.match(request.url)) ?? fetch(request)
}
