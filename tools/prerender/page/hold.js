// The last tap on what was painted waits for the app, links too, or it would start elsewhere than on that.
import { root } from './who.js'

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

/** Does what was tapped: the app's own control, in place of one that was painted. */
root.letGo = () => {
  root.removeEventListener('click', hold)
  tapped?.removeAttribute('data-tapped')
  const control = (tapped && root.twinOf?.(tapped)) ?? tapped
  if (control?.isConnected) control.click()
  // A tab of the frame, which has given its place to the screen.
  else if (control?.hash) location.hash = control.hash
  delete root.twinOf
  delete root.letGo
}
