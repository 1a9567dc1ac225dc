import { vi } from 'vitest'

/** As the worker does: keeps what the service answers with yes, and says what it keeps to who asks for nothing else. */
export function keepAnswers() {
  const ask = globalThis.fetch
  const kept = new Map<string, { text: string; at: number }>()
  const placeOf = (path: string, text: string) => `${path}\n${text}`

  vi.stubGlobal('fetch', async (asked: Request | string, init?: RequestInit) => {
    if (typeof asked === 'string') {
      const copy = kept.get(placeOf(asked, String(init?.body)))
      if (!new Headers(init?.headers).has('x-kept-only') || !copy)
        return new Response(null, { status: 204 })
      return new Response(copy.text, { headers: { 'x-kept-at': String(copy.at) } })
    }
    const place = placeOf(new URL(asked.url).pathname, await asked.clone().text())
    const answer = await ask(asked, init)
    const text = await answer.clone().text()
    if (text.startsWith('{"code":200,')) kept.set(place, { text, at: Date.now() })
    return answer
  })
  return {
    clear: () => kept.clear(),
    /** What is kept is so many milliseconds older. */
    age: (by: number) => {
      for (const copy of kept.values()) copy.at -= by
    },
  }
}
