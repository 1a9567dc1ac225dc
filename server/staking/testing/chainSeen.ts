import type { Books } from '#server/testing/openBooks.ts'

/** The chain as it is followed: seen up to this moment, or halted. */
export const chainSeen = ({ db }: Books, at: Date, halted: string | null = null) =>
  db.inTx(
    (tx) => tx`
      insert into chain_state (chain_id, synced_at, halted, updated_at) values (21000, ${at}, ${halted}, ${at})
      on conflict (one) do update set synced_at = ${at}, halted = ${halted}`,
  )
