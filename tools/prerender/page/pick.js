// What is to be painted: which language, whose frame. It is settled before anything of the page's body is read.

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
export const [path, asked] = location.hash.slice(1).split('?')
const elsewhere =
  /^\/pages\/(register\/index|locale\/index|user\/article|pay\/index|set\/forgetPwd)$/.test(path)
export const signedIn = read('bw.token')
export const atHome = /^(\/|\/pages\/home\/index)?$/.test(path)
export const onTop = atHome || /^\/pages\/(staking|community|user)\/index$/.test(path)
export const member = signedIn && !path.startsWith('/pages/console/')
const framed = member ? 'member' : 'skeleton'
export const page = signedIn || elsewhere ? framed : 'sign-in'
export const isForm = !signedIn && /(register\/index|forgetPwd)$/.test(path)
/** The sign-in in English stands in the page itself, so that its paint waits for nothing else. */
export const stands = page === 'sign-in' && locale === 'en'
// Nobody else is to see it: a browser paints before it has read a page to the end.
if (!stands) document.documentElement.hidden = true

/** Before the paint it would cost the paint its bandwidth, or where all is here already its share of the processor. */
export const oncePainted = (work) => {
  if (document.hidden) work()
  else requestAnimationFrame(() => setTimeout(work))
}
