import { atom } from 'jotai'
import { onForget } from './forget.ts'
import { store } from './session.ts'

const seenAtom = atom(false)

/** Whether the signed-in member has had a deposit, an order or any other movement: there is something worth keeping. */
export const valueSeenAtom = atom((get) => get(seenAtom))

/** The member's records show a movement. */
export function noteValue() {
  store.set(seenAtom, true)
}

onForget(() => store.set(seenAtom, false))
