import type { Tx } from '#server/db/Tx.ts'
import type { Told } from '#server/inbox/tellMembers.ts'
import type { Move } from '#server/ledger/Move.ts'
import type { Body, calls, Path, Result } from '#shared/api/index.ts'
import type { Role } from '#shared/desk/roles.ts'
import type { Locale } from '#shared/locale.ts'
import type { World } from './World.ts'

/** Who asks. */
export type Asker = { id: string; roles: readonly Role[]; tokenHash: string }

type Asked<P extends Path> = {
  body: Body<P>
  now: Date
  locale: Locale
  /** The caller's network address, for limits. */
  address: string
  world: World
} & ((typeof calls)[P]['who'] extends 'member' ? { member: Asker } : object)

type Money<P extends Path> = (typeof calls)[P] extends { money: true }
  ? {
      /** The journal that this call's Idempotency-Key has claimed: its moves go there. */
      journal: string
    }
  : object

/** Answers one call inside one transaction. What it throws undoes what it did. */
type InTx<P extends Path> = (asked: Asked<P> & Money<P> & { tx: Tx }) => Promise<Result<P>>

/** Answers one call with transactions of its own: for slow work that must hold no lock, or tries that must be counted. */
export type Free<P extends Path> = { free: (asked: Asked<P>) => Promise<Result<P>> }

/**
 * Answers one money call inside one transaction, once it has looked at something outside that no transaction may wait for.
 * Nothing is looked at before `check`, in a transaction of its own, has found nothing to refuse.
 */
export type Looking<P extends Path> = {
  check: (asked: Asked<P> & { tx: Tx }) => Promise<void>
  look: (asked: Asked<P>) => Promise<InTx<P>>
}

/**
 * Answers a money call that is nothing but one journal, booked together with those of others: reads and refuses in a
 * transaction that writes nothing, and answers the moves, what to say once they are booked, and who else is told then.
 */
export type Together<P extends Path> = {
  together: (asked: Asked<P> & { tx: Tx }) => Promise<{
    moves: readonly Move[]
    result: (journal: { id: string; at: Date }) => Result<P>
    tells?: (journal: { id: string; at: Date }) => Told
  }>
}

export type Handler<P extends Path> =
  | InTx<P>
  | Free<P>
  | ((typeof calls)[P] extends { money: true } ? Looking<P> | Together<P> : never)
