import type { Tx } from '#server/db/Tx.ts'
import type { Body, calls, Path, Result } from '#shared/api/index.ts'
import type { Locale } from '#shared/locale.ts'
import type { World } from './World.ts'

/** Who asks. */
export type Asker = { id: string; operator: boolean; tokenHash: string }

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

export type Handler<P extends Path> = InTx<P> | Free<P>
