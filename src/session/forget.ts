import { memberAtom, store, tokenAtom } from './session.ts'

const memories = new Set<() => void>()

/** Registers something that remembers a member's data and must not outlive the session. */
export function onForget(forgetIt: () => void) {
  memories.add(forgetIt)
}

/** Ends the session on this device: token, member and all that was cached for them. Drafts stay for the same member. */
export function forget() {
  store.set(tokenAtom, null)
  store.set(memberAtom, null)
  for (const forgetIt of memories) forgetIt()
}
