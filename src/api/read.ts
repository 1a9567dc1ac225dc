import { SWRConfig, unstable_serialize } from 'swr'
import type { AnyPath, Body, Result } from '#shared/api/index.ts'
import { store, tokenAtom } from '#src/session/session.ts'
import { afterFrame } from '#src/words/afterFrame.ts'
import { noteAnswer } from '#src/words/answeredAt.ts'
import { dropAskedAhead } from './asked-ahead.ts'
import type { CallKey } from './callKey.ts'
import { callOf } from './callOf.ts'
import { post } from './post.ts'
import { renewIfSame } from './swr.ts'

const { cache } = SWRConfig.defaultValue

/**
 * Asks for what a screen shows. Where something is shown already the new answer can wait until that is on the screen: what
 * comes of asking would make its frame late. What stands there and is the same is as new as this. Fails as `post` does; told
 * to nobody but the screen.
 */
export async function read<P extends AnyPath>(path: P, body: Body<P>, key: CallKey) {
  const place = unstable_serialize(key)
  if (cache.get(place)?.data !== undefined) {
    dropAskedAhead()
    await shown(path)
  }
  const answer = noteAnswer<Result<P>>(await post(path, body, { quiet: true }))
  renewIfSame(cache.get(place)?.data, answer)
  return answer
}

/** A session that ended meanwhile has nothing to ask for: it would be told so, to somebody who knows. */
async function shown(path: AnyPath) {
  const token = store.get(tokenAtom)
  await new Promise<void>((resolve) => void afterFrame(resolve))
  if (callOf(path).who === 'member' && store.get(tokenAtom) !== token) throw new Error('signed out')
}
