import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { limits } from '#shared/limits.ts'
import type { Problem } from '#shared/problems.ts'
import { post } from '#src/api/post.ts'
import { Unanswered } from '#src/api/Unanswered.ts'
import { savedAt } from '#src/words/savedAt.ts'
import type { TeamMember } from './roles.ts'

/**
 * A member as the service has them now: a list may have been loaded long ago, and somebody else may have changed the ratios
 * since. A copy of this phone is no answer to that: throws `Unanswered` for it, and a problem where the member is not there.
 */
export async function memberNow(id: string, cursor?: string): Promise<TeamMember> {
  const page = { limit: limits.pageMax, ...(cursor === undefined ? {} : { cursor }) }
  const found = await post('member/referenceList', { keywords: id, ...page }, { quiet: true })
  const saved = savedAt(found)
  if (saved) throw new Unanswered(saved, { reached: false })
  const member = found.list.find((one) => one.id === id)
  if (member) return member
  // Nicknames may have the number in them too: a page of those comes before who has joined earlier.
  if (found.next !== null) return memberNow(id, found.next)
  throw {
    field: 'memberId',
    message: i18n._(msg`This member of your team was not found.`),
  } satisfies Problem
}
