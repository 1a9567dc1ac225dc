/** This app as a text's address may name it: where it runs (`https://farm.example`), its own query, and whether it has a screen. */
type App = {
  origin: string
  hasScreen: (path: string) => boolean
  parseSearch: (query: string) => Record<string, string>
}

/**
 * The screen of this app that an address leads to, and what it tells it: `#/pages/staking/index`, alone or behind the app's
 * own address. undefined where it leads elsewhere, or where there is no such screen.
 */
export function screenAt(href: string, { origin, hasScreen, parseSearch }: App) {
  const hash = href.startsWith(`${origin}/#`) ? href.slice(origin.length + 1) : href
  const [, to = '', query = ''] = /^#(\/pages\/\w+\/\w+)(\?[\w=&%.-]*)?$/.exec(hash) ?? []
  return hasScreen(to) ? { to, search: parseSearch(query) } : undefined
}
