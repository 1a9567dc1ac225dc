import type { Body } from '#shared/api/index.ts'
import { post } from './post.ts'
import { refresh } from './refresh.ts'
import type { PagedPath } from './usePages.ts'

/** A list's first page as a screen asks for it. */
type Asked = { [P in PagedPath]: readonly [path: P, body: Body<P>] }[PagedPath]

/**
 * Asks these lists anew, whether they are on screen or not: this device's copies of them still have what the service has just
 * said is gone. Where that fails they keep it until they are next shown.
 */
export function renewLists(...lists: readonly Asked[]): void {
  void refresh(...lists.map(([path]) => path))
  for (const [path, body] of lists) void post(path, body, { quiet: true }).catch(() => {})
}
