import { atom } from 'jotai'
import { atomWithStorage } from 'jotai/utils'
import { keptCopy } from '#shared/keptCopy.ts'
import { dropLooks } from './dropLooks.ts'
import { verbatim } from './verbatim.ts'

const CHOSEN = 'bw.keepCopy'

/** Other tabs are heard. */
const kept = {
  ...verbatim,
  subscribe: (key: string, hear: (value: string | null) => void) => {
    const onStorage = (event: StorageEvent) => {
      if (event.storageArea === localStorage && event.key === key) hear(event.newValue)
    }
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  },
}

// jotai's own storage throws within itself where nothing is kept, and an error that is thrown while a file starts has the
// browser look for its place in all of that file.
export const chosenAtom = atomWithStorage<string | null>(CHOSEN, null, kept, {
  getOnInit: true,
})

/** Whether answers are kept on this device to be read with no network (`chooseCopy`). */
export const keepsCopyAtom = atom((get) => get(chosenAtom) !== 'false')

/** What was chosen last, in whichever tab. */
export const keepsCopyNow = () => localStorage.getItem(CHOSEN) !== 'false'

/** Leaves word where the worker looks before it keeps anything; a message would be lost when the worker is ended. */
export async function tellWorker(keep: boolean): Promise<void> {
  const settings = await caches.open(keptCopy.settings)
  if (keep) await settings.delete(keptCopy.off)
  else await settings.put(keptCopy.off, new Response())
}

/** The worker forgets what it is just fetching; the page does not wait for a worker to forget the rest. */
export async function forgetCopy(): Promise<void> {
  navigator.serviceWorker.controller?.postMessage({ type: 'FORGET' })
  sessionStorage.removeItem('bw.kept')
  dropLooks()
  await caches.delete(keptCopy.answers)
}

/** Whether this device can keep a copy at all: not in a private window of some browsers, nor without HTTPS. */
export const canKeepCopy = () => 'serviceWorker' in navigator && 'caches' in globalThis
