import { rootMember } from '#server/members/rootMember.ts'
import type { Act } from '#server/operator/Act.ts'
import { memberIn } from '#server/operator/given.ts'

export const invitation: Act = {
  name: 'invitation',
  takes: '',
  about: "prints the founder's invitation code",
  example: 'invitation',
  run: async ({ db, say }) => {
    const founder = await db.inTx(async (tx) => memberIn(tx, (await rootMember(tx)).id))
    say(`invitation code ${founder.inviteCode}`)
  },
}
