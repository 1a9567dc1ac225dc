import type { InTx } from '#server/desk/DeskAct.ts'
import { pauseOf } from '#server/pauses/pauses.ts'
import { setPause as set } from '#server/pauses/setPause.ts'
import { shownPause } from './shownPause.ts'

export const setPause: InTx<'operator/setPause'> = async ({ tx, actor, body, now }) => {
  const { what, on, revision, reason } = body
  const { before, changed } = await set(tx, { what, on, revision, reason, by: actor.name, now })
  const result = shownPause(what, await pauseOf(tx, what))
  if (!changed) return { result, log: [] }
  const line = {
    subject: `pause ${what}`,
    before: shownPause(what, before),
    after: result,
    reason: on ? `${reason.en} / ${reason.zh}` : reason.en,
  }
  return { result, log: [line] }
}
