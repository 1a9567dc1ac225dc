// What waits for the app: the offer to install it, and the last tap on what was painted.
import { forgetCompiled } from './fetch.js'
import { page, root } from './paint.js'

// The browser may ask before the app is there to hear it; the app finds it here.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  root.installEvent = event
})

// What is tapped before the app has taken the page over waits, the last one wins; links too, or the app would start
// elsewhere than on what was painted.
let tapped
const hold = (event) => {
  const control = event.target.closest('a,button,label:has([type=radio])')
  if (!control || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  // React listens on the same element: what waits is not to be done twice.
  event.stopImmediatePropagation()
  tapped?.removeAttribute('data-tapped')
  tapped = control
  tapped.setAttribute('data-tapped', '')
}
root.addEventListener('click', hold)
const letGo = () => {
  forgetCompiled()
  // What screens are made of is known before the first tap; Home has it come after its figures.
  if (page === 'sign-in') import(assets.screens).catch(() => {})
  root.removeEventListener('click', hold)
  tapped?.removeAttribute('data-tapped')
  const control = (tapped && root.twinOf?.(tapped)) ?? tapped
  if (control?.isConnected) control.click()
  // A tab of the frame, which has given its place to the screen.
  else if (control?.hash) location.hash = control.hash
  delete root.look
  delete root.twinOf
}
// Told in the midst of React's own work, which takes no click.
root.addEventListener('taken', () => setTimeout(letGo), { once: true })
