import { dropDrafts } from '#src/session/drafts.ts'
import { forget } from '#src/session/forget.ts'
import { post } from './post.ts'

/**
 * Ends the session here and at the service, and removes everything of the account from this device. With no network the
 * device still forgets; the token then ends by its age.
 */
export async function signOut(): Promise<void> {
  // Not part of the first load.
  await import('./phone-push.ts').then(({ tellEnd }) => tellEnd()).catch(() => {})
  try {
    await post('member/logout', {}, { quiet: true })
  } catch {
    // Told to nobody on purpose: whoever signs out is out, whatever the network says.
  }
  forget()
  dropDrafts()
}
