// What waits for the app: the offer to install it, and the last tap on what was painted (`hold.js`).
import { forgetCompiled } from './fetch.js'
import { page } from './paint.js'
import { root } from './who.js'

// The browser may ask before the app is there to hear it; the app finds it here.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  root.installEvent = event
})

const letGo = () => {
  forgetCompiled()
  // What screens are made of is known before the first tap; Home has it come after its figures.
  if (page === 'sign-in') import(assets.screens).catch(() => {})
  root.letGo()
}
// Told in the midst of React's own work, which takes no click.
root.addEventListener('taken', () => setTimeout(letGo), { once: true })
