import type { InTx } from '#server/desk/DeskAct.ts'
import { readParameters } from '#server/parameters/readParameters.ts'
import { grantTerms } from '#server/rewards/GrantTerms.ts'
import { listGrants } from '#server/rewards/listGrants.ts'

export const grants: InTx<'operator/grants'> = async ({ tx, actor, body, now }) => {
  const { to: member, ...wanted } = body
  const terms = await readParameters(tx, now)
  const page = await listGrants(tx, { ...wanted, now })
  const whose = { by: actor.name, member, now }
  return { result: { ...page, terms: await grantTerms(tx, { ...whose, terms }) } }
}
