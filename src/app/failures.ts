import { type Failure, onFailure } from '#src/api/failure.ts'
import { onHeard } from '#src/api/heard.ts'
import { Refused } from '#src/api/Refused.ts'
import { setReachable } from '#src/api/reach.ts'
import { Unanswered } from '#src/api/Unanswered.ts'
import { forget } from '#src/session/forget.ts'
import { isOvertaken, store, tokenAtom } from '#src/session/session.ts'
import { toast } from '#src/ui/toasts.ts'
import { loginGate } from './loginGate.ts'

/** Says what the interface does when a call fails, in one place (specification §8). */
export function registerFailures() {
  onHeard((saved) => setReachable(saved === null))
  onFailure(handleFailure)
}

function handleFailure({ error, quiet }: Failure) {
  if (error instanceof Refused && error.code === 401) return endSession(error.message)
  // The strip tells and announces that the network is gone; a screen that reads in the background says in place what it lacks.
  if (error instanceof Unanswered && !error.reached) setReachable(false)
  if (error instanceof Error && !quiet) toast(error.message, 'bad')
}

/** Specification §8: log out, then one modal. */
function endSession(said: string) {
  // Who has signed out meanwhile knows, as does who has been told before.
  if (loginGate.isClosed() || !store.get(tokenAtom)) return
  // The token that the service no longer takes is not the one that would be removed.
  if (isOvertaken()) return location.reload()
  forget()
  loginGate.close(said)
}
