import { openSession } from '#server/members/openSession.ts'
import { rootMember } from '#server/members/rootMember.ts'
import type { Service } from './openService.ts'

/** The token of a session of the founder, who has no password to sign in with. */
export const founderToken = ({ db, clock }: Service): Promise<string> =>
  db.inTx(async (tx) => {
    const { id } = await rootMember(tx)
    return (await openSession(tx, id, clock.now())).token
  })
