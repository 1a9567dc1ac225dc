import type { Tx } from '#server/db/Tx.ts'

/** Lets the payer go on with one that it left for a person. Answers false where it was not left any more. */
export async function resumeWithdrawal(tx: Tx, id: string): Promise<boolean> {
  const resumed = await tx`
    update withdrawal set halted = null where id = ${id} and halted is not null returning id`
  return resumed.length > 0
}
