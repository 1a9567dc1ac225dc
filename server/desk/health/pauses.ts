import type { InTx } from '#server/desk/DeskAct.ts'
import { pauses as standing } from '#server/pauses/pauses.ts'
import { PAUSABLE } from '#shared/pausable.ts'
import { shownPause } from './shownPause.ts'

export const pauses: InTx<'operator/pauses'> = async ({ tx }) => {
  const open = await standing(tx)
  const list = PAUSABLE.map((what) =>
    shownPause(
      what,
      open.find((pause) => pause.what === what),
    ),
  )
  return { result: { list } }
}
