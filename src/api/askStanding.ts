import { dropAskedAhead } from './asked-ahead.ts'
import { tellFailure } from './failure.ts'
import { dropKeptAnswers } from './kept-answers.ts'
import { loadRequest } from './loadRequest.ts'
import { Refused } from './Refused.ts'

/**
 * Asks whether this sign-in still stands, after a call of which nobody knows whether it ended it. Where it has ended the person is told
 * these words: what asked is gone from the screen then, and all that it said. No answer tells nothing.
 */
export async function askStanding(words: string): Promise<void> {
  // What was answered before it says nothing of now.
  dropKeptAnswers()
  dropAskedAhead()
  try {
    const { request } = await loadRequest()
    await request('member/userInfo', {})
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== 401) return
    tellFailure({ error: new Refused({ code: 401, message: words }), quiet: true })
  }
}
