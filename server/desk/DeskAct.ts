import type { Tx } from '#server/db/Tx.ts'
import type { Letter } from '#server/mail/mailer.ts'
import type { DeskBody, DeskPath, DeskResult, desk } from '#shared/desk/index.ts'
import type { Locale } from '#shared/locale.ts'
import type { Actor } from './Actor.ts'
import type { DeskWorld } from './DeskWorld.ts'

type Asked<P extends DeskPath> = {
  world: DeskWorld
  actor: Actor
  body: DeskBody<P>
  now: Date
  locale: Locale
}

/** A line for the operators' log: what was done to which thing, and how that was and is. Amounts may be bigint. */
export type Logged = {
  subject: string
  before?: unknown
  after?: unknown
  reason?: string
}

/** A letter that is written with the act: it goes out once that is kept, whoever dies meanwhile. */
export type Mailed = { to: string; letter: Letter }

/** What came of an act. One that writes says what it did, a line for each thing; none where nothing had to be changed. */
type Done<P extends DeskPath> = {
  result: DeskResult<P>
  mails?: readonly Mailed[]
} & ((typeof desk)[P] extends {
  writes: true
}
  ? { log: readonly Logged[] }
  : { log?: readonly Logged[] })

/** Does one act of the desk inside one transaction. What it throws undoes what it did. */
export type InTx<P extends DeskPath> = (asked: Asked<P> & { tx: Tx }) => Promise<Done<P>>

/** Does it once it has looked at something outside that no transaction may wait for. */
type Looking<P extends DeskPath> = { look: (asked: Asked<P>) => Promise<InTx<P>> }

export type DeskAct<P extends DeskPath> = InTx<P> | Looking<P>
