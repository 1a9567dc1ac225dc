// What is painted: which language, whose frame, and what stands in it until the app does.
import { atHome, build, locale, member, path, root, signedIn, worker } from './who.js'

const elsewhere =
  /^\/pages\/(register\/index|locale\/index|user\/article|pay\/index|set\/forgetPwd)$/.test(path)
const onTop = atHome || /^\/pages\/(staking|community|user)\/index$/.test(path)
const framed = member ? 'member' : 'skeleton'
export const page = signedIn || elsewhere ? framed : 'sign-in'
export const isForm = !signedIn && /(register\/index|forgetPwd)$/.test(path)

if (locale !== 'en')
  document.querySelector('[rel=manifest]').href = `/manifest.${locale}.webmanifest`
root.build = build
const template = document.getElementById(`${page} ${locale}`)
const frame = template?.content.firstElementChild
root.frame = frame
// The app is here: nothing is to be said of its way (`src/app/ShellSkeleton.tsx`).
if (worker) frame?.querySelector('small')?.remove()
root.dataset.painted = signedIn && !onTop ? 'below' : page
// How the screen was left stands there, where the worker brought the page (`look.js`).
if (template && !root.looked) root.replaceChildren(template.content)

// A form that visitors are led to stands there as it was built (`form.js`).
const paintForm = () =>
  new Promise((done) => {
    root.addEventListener('drawn', done)
    import(assets.forms).catch(done)
    setTimeout(done, 300)
  })
/** Settled once that stands there, where it is such a form. */
export const formed = isForm && paintForm()

/** What the screen is called stands in its frame long before the app can draw it; the style asks whose name it is. */
export const nameFrame = async () => {
  const { called } = (await import(assets.screens)).default
  const textContent = called[locale][path]
  if (textContent && !isForm)
    frame.firstChild.append(Object.assign(document.createElement('p'), { id: path, textContent }))
}
