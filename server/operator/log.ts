import { recordAct } from '#server/acts/recordAct.ts'
import type { Tx } from '#server/db/Tx.ts'
import type { Desk } from './openDesk.ts'

type Done = { act: string; subject: string; before?: unknown; after?: unknown; reason?: string }

/** Logs an act in the transaction in which it happens. Amounts are kept as decimal digits of base units. */
export const log = (tx: Tx, { actor, clock }: Desk, { before, after, ...done }: Done) =>
  recordAct(tx, { actor, now: clock.now(), before: plain(before), after: plain(after), ...done })

/** JSON has no bigint. */
const plain = (value: unknown): unknown =>
  value === undefined
    ? null
    : JSON.parse(
        JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? String(part) : part)),
      )
