export type Key = { key: string; asked: string }

/** Whose answer it is, in which language and to what: one entry each. It is a GET, the only kind the cache takes. */
export async function keyOf(request: Request, body: string): Promise<Key> {
  const { pathname } = new URL(request.url)
  const asked = [pathname, request.headers.get('accept-language') ?? '', body].join('\n')
  const place = `${await placeOf(tokenOf(request))}${isFurther(asked) ? FURTHER : ''}`
  return { key: `${place}${await hashOf(asked)}`, asked }
}

/** Where everything is that no start shows at once: there can be thousands of each kind. */
const FURTHER = 'further/'

/**
 * Whether it asks for such a thing: a page of a list by its cursor (`shared/api/page.ts`), lines of a whole history by their page,
 * what was sought, a time, a single record, one member's own list.
 */
export const isFurther = (asked: string): boolean =>
  /"((cursor|keywords|memberId|id|from|to)":"|page":\d)/.test(asked)

/** The same of a place in the cache. */
export const isFurtherAt = (url: string): boolean => url.includes(`/${FURTHER}`)

/** Where it is looked for, of what a worker of before kept among what a start shows. */
export const furtherFor = (url: string): string => url.replace(/[^/]+$/, `${FURTHER}$&`)

/** Where everything is that whoever asks may be shown: what was kept for this member, and what anybody may ask. */
export const placesFor = (request: Request): Promise<string[]> =>
  Promise.all(['', tokenOf(request)].map(placeOf))

const placeOf = async (token: string) => `/kept/${await hashOf(token)}/`

const tokenOf = (request: Request) => request.headers.get('authorization') ?? ''

async function hashOf(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
