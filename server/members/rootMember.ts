import type { Tx } from '#server/db/Tx.ts'

/** The founder: the member at the root of the tree. Throws while there is none, which main.ts does not let happen. */
export async function rootMember(tx: Tx): Promise<{ id: string }> {
  const [root] = await tx<{ id: string }>`select id from member where inviter_id is null`
  if (!root) throw new Error('there is no root member yet')
  return root
}
