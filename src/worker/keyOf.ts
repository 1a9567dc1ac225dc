/** Whose answer it is, in which language and to what: one entry each. It is a GET, the only kind the cache takes. */
export async function keyOf(request: Request, body: string): Promise<string> {
  const { pathname } = new URL(request.url)
  const member = await hashOf(request.headers.get('authorization') ?? '')
  const asked = [pathname, request.headers.get('accept-language') ?? '', body].join('\n')
  return `/kept/${member}/${await hashOf(asked)}`
}

async function hashOf(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
