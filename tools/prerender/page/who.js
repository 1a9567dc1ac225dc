// Whose start it is, in which language, and where it leads.

/** What this browser keeps under a key; null too where it keeps nothing for anybody. */
export const read = (key) => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
const device = /^en\b/i.test(navigator.languages[0] ?? '') ? 'en' : 'zh-Hant'
/** The tab has its name of a choice that this browser would not keep. */
export const locale = [window.name, read('bw.locale'), device].find((it) =>
  Object.hasOwn(assets.words, it),
)
// Before anything is painted: the letters go by it.
document.documentElement.lang = locale
export const [path, asked] = location.hash.slice(1).split('?')
export const signedIn = read('bw.token')
export const atHome = /^(\/|\/pages\/home\/index)?$/.test(path)
export const member = signedIn && !path.startsWith('/pages/console/')

export const root = document.getElementById('root')
export const [build] = assets.scripts
/** The worker that keeps the app's files, where it brought the page: of the page that the service sends nobody has them. */
export const worker = isKept && navigator.serviceWorker?.controller
