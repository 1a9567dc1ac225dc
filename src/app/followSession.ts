import { loadMember } from '#src/api/loadMember.ts'
import { warmUp } from '#src/api/request.ts'
import { memberAtom, store, tokenAtom } from '#src/session/session.ts'

/**
 * A signed-in launch loads the member again (specification §2). A failure is told like any other; what was kept from the
 * last start stays on screen. For a visitor there is nothing to ask yet.
 */
export function followSession() {
  // Payments whose hash did not reach the service the last time are told as soon as it is known whose they are.
  store.sub(memberAtom, handIn)
  addEventListener('online', handIn)

  if (store.get(tokenAtom)) loadMember().catch(() => {})
  else whenIdle(warmUp)

  // Another tab signed in as somebody, or out: what this one shows belongs to the session before.
  addEventListener('storage', ({ key, storageArea }) => {
    if (storageArea === localStorage && (key === 'bw.token' || key === null)) location.reload()
  })
}

function handIn() {
  if (!store.get(tokenAtom) || !store.get(memberAtom)) return
  import('#src/api/outbox.ts').then(({ handInAll }) => handInAll()).catch(() => {})
}

const whenIdle = (work: () => void) =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(work) : setTimeout(work, 1_000)
