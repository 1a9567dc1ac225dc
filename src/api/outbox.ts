import { atom } from 'jotai'
import { draftKey } from '#src/session/draftKey.ts'
import { dropDraft, readDraft, writeDraft } from '#src/session/drafts.ts'
import { AHEAD } from '#src/session/dropOutbox.ts'
import { memberAtom, store } from '#src/session/session.ts'
import { clock } from '#src/words/clock.ts'
import { type Paid, paidIn } from './paid.ts'
import { paidStore } from './paidStore.ts'
import { Refused } from './Refused.ts'
import { request } from './request.ts'
import { refreshAfter } from './stale.ts'
import { handInKept } from './ticket-outbox.ts'

const lookedAtom = atom<{ member: string; paid: readonly Paid[] }>()

/** The signed-in member's payments that the service may not have heard of; null until this device was looked at. */
export const unsentAtom = atom((get) => {
  const looked = get(lookedAtom)
  return looked && looked.member === get(memberAtom)?.id ? looked.paid : null
})

/**
 * Nobody from the moment on in which another tab has signed out. A token that another tab has renewed meanwhile is the same
 * member's, so it is not asked whose it is.
 */
const signedIn = () =>
  localStorage.getItem('bw.token') === null ? undefined : store.get(memberAtom)?.id

/** What is written down before the next line of the program runs, which no database promises of a tab that is killed. */
const ahead = (): Paid[] => paidIn(readDraft(draftKey(AHEAD)))

const without = (all: readonly Paid[], hash: string) => all.filter((paid) => paid.hash !== hash)

const find = (all: readonly Paid[], hash: string) => all.find((paid) => paid.hash === hash)

/**
 * Looks through this device: what a tab that was killed could only write ahead goes to the database too. That one cannot be
 * read for a moment says nothing of what is in it: what was known stays known, or the order would be offered for payment again.
 */
export async function lookUnsent(): Promise<readonly Paid[]> {
  const member = signedIn()
  if (!member) return []
  const kept = await paidStore.of(member).catch(() => null)
  if (signedIn() !== member) return []
  if (kept) for (const one of ahead()) if (!find(kept, one.hash)) await keep(member, one)
  if (signedIn() !== member) return []
  const known = kept ?? store.get(unsentAtom) ?? []
  const paid = ahead().reduce((all, one) => [...without(all, one.hash), one], known)
  store.set(lookedAtom, { member, paid })
  return paid
}

/**
 * Keeps the hash of a member's payment on this device before anything else, then tells the service; no answer is no failure.
 * A wallet may answer once somebody else is signed in: nothing is kept or told then, and the service finds it on the chain.
 * Answers false where it is the payment of another order, as this device or the service knows.
 */
export async function handIn(
  member: string,
  { orderId, hash }: Pick<Paid, 'orderId' | 'hash'>,
): Promise<boolean> {
  if (signedIn() !== member) return true
  const kept = find([...ahead(), ...(store.get(unsentAtom) ?? [])], hash)
  if (kept && kept.orderId !== orderId) return false
  const paid: Paid = kept ?? { orderId, hash, since: clock.now(), tries: 0, answer: null }
  await keep(member, paid)
  await lookUnsent()
  return tell(member, paid)
}

let running: Promise<void> | undefined

/** Tells the service of every payment that it may not have heard of, those with tickets too; one round at a time. */
export function handInAll(): Promise<void> {
  running ??= tellAll().finally(() => {
    running = undefined
  })
  return running
}

async function tellAll(): Promise<void> {
  const member = signedIn()
  if (!member) return
  for (const paid of await lookUnsent()) await tell(member, paid)
  await handInKept()
}

/** Answers false where it is the payment of another order. */
async function tell(member: string, paid: Paid): Promise<boolean> {
  // Somebody else's by now, or nobody's: the next one's session must not name it.
  if (signedIn() !== member) return true
  const { settled, answer, others } = await submit(paid)
  // Signed out meanwhile: this is no longer to be kept here.
  if (signedIn() !== member) return true
  if (settled) await drop(member, paid.hash)
  // Another round, or another tab, may have told of it meanwhile.
  else if (await isKept(member, paid.hash))
    await keep(member, { ...paid, tries: paid.tries + 1, answer })
  await lookUnsent()
  return !others
}

type Submitted = { settled: boolean; answer: string | null; others: boolean }

/** A hash that the service has, or will never take, is settled. Its watcher finds the payment on the chain in any case. */
async function submit({ orderId, hash }: Paid): Promise<Submitted> {
  try {
    await request('product/bTCWPledge', { orderId, hash })
    // Kept until its order is known to be paid: in between it would be offered for payment once more.
    await refreshAfter('product/bTCWPledge')
    return { settled: true, answer: null, others: false }
  } catch (error) {
    if (!(error instanceof Refused)) return { settled: false, answer: null, others: false }
    const never = error.code === 400 && error.retryAfter === undefined
    return { settled: never, answer: error.message, others: never && error.field === 'hash' }
  }
}

/** Both have it until the service does: local storage can be read whenever the database cannot, and the disk has the database. */
async function keep(member: string, paid: Paid): Promise<void> {
  if (signedIn() !== member) return
  writeAhead([...without(ahead(), paid.hash), paid])
  await paidStore.put(member, paid).catch(() => {})
}

async function isKept(member: string, hash: string): Promise<boolean> {
  if (find(ahead(), hash)) return true
  return find(await paidStore.of(member).catch(() => []), hash) !== undefined
}

async function drop(member: string, hash: string): Promise<void> {
  writeAhead(without(ahead(), hash))
  const known = store.get(unsentAtom)
  if (known) store.set(lookedAtom, { member, paid: without(known, hash) })
  await paidStore.drop(member, hash).catch(() => {})
}

function writeAhead(paid: Paid[]) {
  if (paid.length === 0) return dropDraft(draftKey(AHEAD))
  try {
    writeDraft(draftKey(AHEAD), paid)
  } catch {
    // A storage that is full must not keep the payment from the database and from the service.
  }
}
