import type { InTx } from '#server/desk/DeskAct.ts'
import { pauseRevisions, pauses as standing } from '#server/pauses/pauses.ts'
import { PAUSABLE } from '#shared/pausable.ts'
import { shownPause } from './shownPause.ts'

export const pauses: InTx<'operator/pauses'> = async ({ tx }) => {
  const open = await standing(tx)
  const revisions = await pauseRevisions(tx)
  const list = PAUSABLE.map((what) => {
    const pause = open.find((it) => it.what === what)
    return { ...shownPause(what, pause), revision: revisions.get(what) ?? 0 }
  })
  return { result: { list } }
}
