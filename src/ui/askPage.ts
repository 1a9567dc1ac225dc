/**
 * Has the page fetch what comes next (`tools/prerender/page/fetch.js`): what a screen of that name is made of, or Home's lists. A
 * browser would find it only in other files, one after the other.
 */
export function askPage(what: 'fetchScreen' | 'fetchLists', name?: string) {
  const page: object | null | undefined = globalThis.document?.getElementById('root')
  const ask: unknown = page && Reflect.get(page, what)
  if (typeof ask === 'function') ask(name).catch(() => {})
}
