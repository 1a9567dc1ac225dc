import { brokenActs, lastAct } from '#server/acts/brokenActs.ts'
import type { InTx } from '#server/desk/DeskAct.ts'

export const checkLog: InTx<'operator/checkLog'> = async ({ tx }) => {
  const broken = await brokenActs(tx)
  const { lines, last } = await lastAct(tx)
  return { result: { lines, last, broken } }
}
