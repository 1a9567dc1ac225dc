import { atom } from 'jotai'
import { onForget } from './forget.ts'
import { store } from './session.ts'

/** How many messages are new, as the service or a push last said; counted no further than to 99. */
export const unreadAtom = atom(0)

onForget(() => store.set(unreadAtom, 0))
