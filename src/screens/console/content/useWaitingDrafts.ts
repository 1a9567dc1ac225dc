import { limits } from '#shared/limits.ts'
import { useCall } from '#src/api/useCall.ts'

/** How often they are counted anew, milliseconds. */
const COUNTED = 60_000

/** How many notices and articles were written and not published: drafts come first in the list, and there are few. */
export function useWaitingDrafts(): number | undefined {
  const all = { limit: limits.pageMax }
  const notices = useCall('operator/notices', all, { every: COUNTED })
  const articles = useCall('operator/articles', all, { every: COUNTED })
  if (!notices.data || !articles.data) return undefined
  const drafts = notices.data.list.filter(({ state }) => state === 'draft')
  const versions = articles.data.list.filter(({ pending }) => pending && pending.at === null)
  return drafts.length + versions.length
}
