/**
 * Search parameters are plain strings. The router's own codec is JSON and would turn the invitation code 1e5555 or a long
 * number into another one.
 */
export const parseSearch = (search: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(search))

export function stringifySearch(values: Record<string, unknown>): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== null)
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return query ? `?${query}` : ''
}

/**
 * A share link may carry its code before the hash or in it; the router reads only the latter. Answers the address with
 * all of the query behind the hash, what already stood there first.
 */
export function normaliseUrl(href: string): string {
  const url = new URL(href)
  if (!url.search) return href
  const [path = '', inner = ''] = url.hash.slice(1).split('?', 2)
  const query = new URLSearchParams(inner)
  for (const [name, value] of url.searchParams) if (!query.has(name)) query.set(name, value)
  url.search = ''
  url.hash = `${path || '/'}?${query}`
  return url.href
}

/** A path of this app and nothing else, never back to the sign-in itself. */
const isInternalPath = (path: unknown): path is string =>
  typeof path === 'string' && /^\/pages\/(?!login\/)\w+\/\w+(\?.*)?$/.test(path)

/** Where somebody was going who has to sign in first: on the sign-in, and on what leads from it and back. */
export type Way = { next?: string | undefined }

/** The router keeps what an address says where nothing else is put in its place. */
export const readNext = ({ next }: Record<string, unknown>): Way => ({
  next: isInternalPath(next) ? next : undefined,
})
