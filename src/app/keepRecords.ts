import { whileAsking } from '#src/api/asking.ts'
import { knowCalls } from '#src/api/knowCalls.ts'
import { Refused } from '#src/api/Refused.ts'
import { request } from '#src/api/request.ts'
import { keepsCopyAtom } from '#src/session/copy.ts'
import { memberAtom, store, tokenAtom } from '#src/session/session.ts'
import { savedAt } from '#src/words/savedAt.ts'
import { recordReads } from './recordReads.ts'

/**
 * How long records are fresh enough to be left alone while no money moves, milliseconds; a session of the browser's starts
 * anew.
 */
const FRESH = 60 * 60_000
/** The same where something was not had, and where this page has not seen what the member had then, milliseconds. */
const AGAIN = 10 * 60_000
/** A midnight moves the money of everybody in the same second: each device asks in a part of this time of its own, milliseconds. */
const SPREAD = 10 * 60_000
const MARK = 'bw.kept'

/** What the member has: where it is not what it was, there are lines that were not kept. */
const held = () =>
  Object.values(store.get(memberAtom)?.balances ?? {})
    .flatMap((balance) => Object.values(balance))
    .join()

/** What this session's member had when records were kept last; on this page alone, as an amount is left in no storage. */
let kept: { token: string; held: string } | undefined

const hasMoved = (token: string) => kept?.token === token && kept.held !== held()

function areFresh(token: string): boolean {
  // Either way: a clock that was ahead and has been set right is no reason to keep nothing until then.
  const age = Math.abs(Date.now() - Number(sessionStorage.getItem(MARK) ?? 0))
  return age < (kept?.token === token ? FRESH : AGAIN) && !hasMoved(token)
}

let running = false
/** Whether this device's turn is still to come. */
let isWaiting = false

/** Whose records are to be kept now: nobody's where they are, or where nothing is to be kept. */
function due(): string | undefined {
  const token = store.get(tokenAtom)
  if (!token || !navigator.serviceWorker?.controller || savesData()) return undefined
  return !store.get(keepsCopyAtom) || running || areFresh(token) ? undefined : token
}

/**
 * Has the records kept that were not looked at yet, one after the other and once in a while, so that they are there when
 * the network is not; where money has moved, in a while. Told to nobody: what could not be had is had another time.
 */
export async function keepRecords(): Promise<void> {
  const token = due()
  if (token === undefined) return
  if (!hasMoved(token)) return keepThoseOf(token)
  // A page that is left before its turn has kept nothing of it: the next one does, at once.
  sessionStorage.removeItem(MARK)
  if (!isWaiting) setTimeout(takeTurn, Math.random() * SPREAD)
  isWaiting = true
}

function takeTurn() {
  isWaiting = false
  const token = due()
  if (token !== undefined) keepThoseOf(token).catch(() => {})
}

async function keepThoseOf(token: string): Promise<void> {
  running = true
  try {
    // One asking from the first to the last: between two of them nothing begins that would disturb the next.
    const { isWhole, ...read } = await whileAsking(() => readAll(token))
    kept = { token, ...read }
    // Not before: a page that is left in the middle has kept nothing whole.
    const since = Date.now() - (isWhole ? 0 : FRESH - AGAIN)
    if (store.get(tokenAtom) === token) sessionStorage.setItem(MARK, String(since))
  } finally {
    running = false
  }
  // It has moved meanwhile, or somebody else has come.
  if (hasMoved(token) || store.get(tokenAtom) !== token) await keepRecords()
}

/** Answers what the member had before the first of the lists was read, and whether all of them were had from the service. */
async function readAll(token: string): Promise<{ held: string; isWhole: boolean }> {
  knowCalls()
  let isWhole = await request('member/userInfo', {}).then((user) => savedAt(user) === null, isNo)
  const before = held()
  for (const read of recordReads) {
    // Signed out, or somebody else: these records are not theirs to keep.
    if (store.get(tokenAtom) !== token) break
    isWhole = (await read().then(() => true, isNo)) && isWhole
  }
  return { held: before, isWhole }
}

/** What is refused is refused the next time too; what failed, or was too much just now, is not. */
const isNo = (error: unknown): boolean =>
  error instanceof Refused && error.code < 500 && error.retryAfter === undefined

/** Whether the person asked the browser to spare the connection. */
const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
