import { limits } from '#shared/limits.ts'
import { dropDrafts } from '#src/session/drafts.ts'
import { forget } from '#src/session/forget.ts'
import { localeAtom, store, tokenAtom } from '#src/session/session.ts'
import { post } from './post.ts'

/**
 * Removes everything of the account from this device, at once: who signs out puts the phone away, and the network may
 * take its time. The service then ends the session, and what is pushed by it, by the token that was taken along; with no
 * network it ends by its age.
 */
export function signOut(): void {
  const token = store.get(tokenAtom)
  leave()
  if (token) void tellService(token)
}

/**
 * Ends the session on all devices, and then removes everything of the account from this one. Throws what `post` does: nothing
 * has changed here then, so that it can be tried again.
 */
export async function signOutEverywhere(): Promise<void> {
  await post('member/logout', { everywhere: true }, { quiet: true })
  leave()
}

function leave() {
  forget()
  dropDrafts()
}

/** Told to nobody on purpose: whoever signs out is out, whatever the network says. It goes on when the page is closed. */
async function tellService(token: string): Promise<void> {
  const headers = { Authorization: token, 'Accept-Language': store.get(localeAtom) }
  const sending = { json: {}, headers, timeout: limits.readTimeout, keepalive: true }
  // Not part of the first load.
  await import('./transport.ts')
    .then(({ sendText }) => sendText('member/logout', sending))
    .catch(() => {})
}
