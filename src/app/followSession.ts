import { loadMember } from '#src/api/loadMember.ts'
import { warmUpToSend } from '#src/api/loadRequest.ts'
import { isReachable, onReach } from '#src/api/reach.ts'
import { connectedWallet } from '#src/session/connectedWallet.ts'
import { dropOutbox } from '#src/session/dropOutbox.ts'
import { onForget } from '#src/session/forget.ts'
import { isOvertaken, memberAtom, store, tokenAtom } from '#src/session/session.ts'
import { keepUntil } from '#src/ui/typed-until.ts'
import { whenIdle } from '#src/words/whenIdle.ts'

/** Milliseconds that the first screen has for itself: most phones have no payment to hand in, and the code for it is not small. */
const QUIET = 3_000

/**
 * A signed-in launch loads the member again (specification §2). A failure is told like any other; what was kept from the
 * last start stays on screen. For a visitor there is nothing to ask yet.
 */
export function followSession() {
  setTimeout(followOutbox, QUIET)
  onForget(dropOutbox)
  // It names the account.
  onForget(connectedWallet.forget)

  if (store.get(tokenAtom)) loadMember().catch(() => {})
  else whenIdle(() => void warmUpToSend())

  addEventListener('storage', ({ key, storageArea }) => {
    if (storageArea === localStorage && (key === 'bw.token' || key === null)) location.reload()
  })
  // WebKit tells a page that it had put aside nothing of what other tabs did meanwhile.
  addEventListener('pageshow', () => isOvertaken() && location.reload())
  keepUntil(isOvertaken)
}

/**
 * Payments whose hash did not reach the service are told as soon as it is known whose they are, and whenever it may be
 * reached again.
 */
function followOutbox() {
  handIn()
  store.sub(memberAtom, handIn)
  onReach(() => isReachable() && handIn())
  for (const again of ['online', 'pageshow']) addEventListener(again, handIn)
  document.addEventListener('visibilitychange', () => document.hidden || handIn())
}

function handIn() {
  if (!store.get(tokenAtom) || !store.get(memberAtom)) return
  import('#src/api/outbox.ts').then((it) => it.handInAll()).catch(() => {})
}
