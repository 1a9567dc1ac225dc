import { atom } from 'jotai'
import { isApple } from '#src/words/isApple.ts'
import { store } from './session.ts'

/** Chromium's word that the app can be installed; no type of the DOM library knows it. */
type InstallEvent = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> }

const eventAtom = atom<InstallEvent | null>(null)

/** How the app gets onto this device: the browser asks, the person does it by hand, or not at all. */
export const installWayAtom = atom((get) => {
  if (get(eventAtom)) return 'browser'
  return isApple() && !isInstalled() ? 'hand' : null
})

/** Has the browser ask. It may be asked once for each word of its own. */
export const installAtom = atom(null, async (get, set) => {
  const event = get(eventAtom)
  set(eventAtom, null)
  await event?.prompt()
})

/** Keeps the browser from asking by itself, before anybody knows what the app is worth; the page itself did so until now. */
export function keepInstallEvent(page: HTMLElement) {
  const early: unknown = Reflect.get(page, 'installEvent')
  if (early) store.set(eventAtom, early as InstallEvent)
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    store.set(eventAtom, event as InstallEvent)
  })
  addEventListener('appinstalled', () => store.set(eventAtom, null))
}

const isInstalled = () => matchMedia('(display-mode: standalone)').matches
