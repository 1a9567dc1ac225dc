import type { InTx } from '#server/desk/DeskAct.ts'
import { readParameters } from '#server/parameters/readParameters.ts'
import { grantTerms } from '#server/rewards/GrantTerms.ts'
import { listGrants } from '#server/rewards/listGrants.ts'

export const grants: InTx<'operator/grants'> = async ({ tx, actor, body, now }) => {
  const terms = await readParameters(tx, now)
  const page = await listGrants(tx, { ...body, now })
  return { result: { ...page, terms: await grantTerms(tx, { by: actor.name, terms, now }) } }
}
