import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type Failure, onFailure } from '#src/api/failure.ts'
import { Refused } from '#src/api/Refused.ts'
import { onReached } from '#src/api/request.ts'
import { forget } from '#src/session/forget.ts'
import { toast } from '#src/ui/toasts.ts'
import { loginGate } from './loginGate.ts'
import { setReachable } from './reach.ts'

/** Says what the interface does when a call fails, in one place (specification §8). */
export function registerFailures() {
  onReached(() => setReachable(true))
  onFailure(handleFailure)
}

export function handleFailure({ error, path, quiet }: Failure) {
  if (!(error instanceof Refused)) return handleUnreached(quiet)
  if (error.code === 401) return endSession(path)
  if (!quiet) toast(words(error), 'bad')
}

function words(error: Refused): string {
  if (error.worded) return error.message
  return i18n._(
    error.code === 403 ? msg`No permission, access forbidden` : msg`network request failed`,
  )
}

/** A screen that reads in the background says in place that it could not; only the first failure is news to the person. */
function handleUnreached(quiet: boolean) {
  const news = setReachable(false)
  if (news || !quiet) toast(i18n._(msg`network request failed`), 'bad')
}

/** Specification §8: log out, then one modal. Signing out itself may be told that the session has ended already. */
function endSession(path: string) {
  if (path === 'member/logout') return
  if (loginGate.close()) forget()
}
