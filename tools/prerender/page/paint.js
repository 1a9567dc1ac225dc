// What is painted in the place of what stands in the page, until the app does.
import {
  asked,
  atHome,
  isForm,
  locale,
  member,
  onTop,
  page,
  path,
  read,
  signedIn,
  stands,
} from './pick.js'

document.documentElement.lang = locale
if (locale !== 'en')
  document.querySelector('[rel=manifest]').href = `/manifest.${locale}.webmanifest`
export const root = document.getElementById('root')
export const [build] = assets.scripts
root.build = build
export const worker = navigator.serviceWorker?.controller
if (!stands) {
  const template = document.getElementById(`${page} ${locale}`)
  if (template) root.replaceChildren(template.content)
  document.documentElement.hidden = false
}
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
