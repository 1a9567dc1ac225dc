// What is painted: which language, whose frame, and what stands in it until the app does.

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
const onTop = atHome || /^\/pages\/(staking|community|user)\/index$/.test(path)
export const member = signedIn && !path.startsWith('/pages/console/')
const framed = member ? 'member' : 'skeleton'
export const page = signedIn || elsewhere ? framed : 'sign-in'
const isForm = !signedIn && /(register\/index|forgetPwd)$/.test(path)

document.documentElement.lang = locale
if (locale !== 'en')
  document.querySelector('[rel=manifest]').href = `/manifest.${locale}.webmanifest`
export const root = document.getElementById('root')
export const [build] = assets.scripts
root.build = build
export const worker = navigator.serviceWorker?.controller
const template = document.getElementById(`${page} ${locale}`)
if (template) root.replaceChildren(template.content)
const frame = root.firstElementChild
// The app is here: nothing is to be said of its way (`src/app/ShellSkeleton.tsx`).
if (worker) frame?.querySelector('small')?.remove()
root.dataset.painted = signedIn && !onTop ? 'below' : page

// How the screen looked when it was left stands there until the app does (`src/app/last-look.ts`), or a form as it was
// built (`form.js`).
const look = () => {
  const kept = worker && member && read(`bw.look${atHome ? '/pages/home/index' : path}`)
  if (!isForm && (!kept || asked)) return
  root.look = { kept, of: { session: signedIn?.slice(-8), locale, build }, frame }
  return new Promise((done) => {
    root.addEventListener('looked', done)
    import(isForm ? assets.forms : assets.look).catch(done)
    setTimeout(done, 300)
  })
}
/** Settled once that stands there; undefined where there is no such look. */
export const looked = look()

/** What the screen is called stands in its frame long before the app can draw it; the style asks whose name it is. */
export const nameFrame = async () => {
  const { called } = (await import(assets.screens)).default
  const textContent = called[locale][path]
  if (textContent && !looked)
    frame.firstChild.append(Object.assign(document.createElement('p'), { id: path, textContent }))
}
