import { atom, createStore } from 'jotai'
import { atomWithStorage } from 'jotai/utils'
import type { Result } from '#shared/api/index.ts'
import { chosenLocale } from '#src/words/chosenLocale.ts'
import { keptAtom } from './keptAtom.ts'
import { verbatim } from './verbatim.ts'

/** The one store of the app, for what is read outside of components too. */
export const store = createStore()

/**
 * The token verbatim as it goes into the Authorization header: "Bearer …" (specification §4). That of another tab's sign-in is
 * never taken up: what this one shows and has begun is of the session before, until it is loaded anew (`followSession`).
 */
export const tokenAtom = atomWithStorage<string | null>('bw.token', null, verbatim, {
  getOnInit: true,
})

/** Whether another tab has signed in as somebody, or out: what this one shows and asks is of the session before. */
export const isOvertaken = () => localStorage.getItem('bw.token') !== store.get(tokenAtom)

export const signedInAtom = atom((get) => get(tokenAtom) !== null)

/** Who is signed in, as `member/userInfo` last said; null for a visitor. */
export const memberAtom = keptAtom<Result<'member/userInfo'>>('bw.member')

/** The project's configuration, as `home/parameters` last said. */
export const parametersAtom = keptAtom<Result<'home/parameters'>>('bw.parameters')

/** Where the chain's transactions can be looked up, as far as that is known. */
export const explorerAtom = atom((get) => get(parametersAtom)?.parameters.chain.explorerUrl)

/** The language of this start; a change restarts the app (specification §4). */
export const localeAtom = atom(chosenLocale)
