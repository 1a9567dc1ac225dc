import { whileAsking } from '#src/api/asking.ts'
import { request } from '#src/api/request.ts'
import { keepsCopyAtom } from '#src/session/copy.ts'
import { memberAtom, store, tokenAtom } from '#src/session/session.ts'
import { noteValue } from '#src/session/value-seen.ts'
import { keepStatement } from './keepStatement.ts'

/**
 * How long records are fresh enough to be left alone while no money moves, milliseconds; a session of the browser's starts
 * anew.
 */
const FRESH = 10 * 60_000
const MARK = 'bw.kept'

/** The first pages of every list and the texts, asked for as their screens ask: the service worker keeps the answers. */
const READS = [
  () => request('home/parameters', {}),
  () => request('home/ad', {}),
  () => request('home/solvency', {}),
  () => request('member/inbox', {}),
  () => request('member/inbox', { limit: 1 }),
  () => request('product/pledgeData', {}),
  // As an order goes on: one that does so meanwhile is in the next list, and none is missed between two.
  () => request('product/order', { status: 'review' }),
  () => request('product/order', { status: 'success' }),
  () => request('product/order', { status: 'end' }),
  () => request('product/order', { status: 'fail' }),
  movements,
  keepStatement,
  () => request('asset/transferTo', {}),
  () => request('asset/transferFrom', {}),
  () => request('asset/cashRecord', {}),
  () => request('asset/miningFlowRecord', {}),
  () => request('asset/balanceProof', {}),
  () => request('home/proofs', {}),
  () => request('member/referenceList', {}),
  () => request('member/minersList', {}),
  () => request('member/miningList', {}),
  () => request('member/ratioChanges', {}),
  () => request('member/fengyunList', {}),
  () => request('home/columDetail', { key: 'protocol' }),
  () => request('home/columDetail', { key: 'introduction' }),
  () => request('home/columDetail', { key: 'service' }),
  () => request('home/changes', {}),
  notices,
] as const

async function notices() {
  const { list } = await request('home/notice', {})
  for (const { id } of list) await request('home/noticeDetail', { id })
}

/** The service may not be reached when it is worth most: from now on the browser is to keep what is kept here. */
async function movements() {
  const { list } = await request('asset/flowRecord', {})
  if (list.length === 0) return
  noteValue()
  // Not waited for: some browsers ask the person, and answer when they do.
  askToPersist().catch(() => {})
}

async function askToPersist() {
  if (await navigator.storage?.persisted?.()) return
  await navigator.storage?.persist?.()
}

/** What the member has: where it is not what it was, there are lines that were not kept. */
const held = () =>
  Object.values(store.get(memberAtom)?.balances ?? {})
    .flatMap((balance) => Object.values(balance))
    .join()

/** What the member had when records were kept last; on this page alone, as an amount is left in no storage. */
let keptOf: string | undefined

const areFresh = () =>
  Date.now() - Number(sessionStorage.getItem(MARK) ?? 0) < FRESH && (keptOf ?? held()) === held()

let running = false

/**
 * Has the records kept that were not looked at yet, one after the other and once in a while, so that they are there when
 * the network is not. Told to nobody: what could not be had is had another time.
 */
export async function keepRecords(): Promise<void> {
  const token = store.get(tokenAtom)
  if (!token || !navigator.serviceWorker?.controller || savesData()) return
  if (!store.get(keepsCopyAtom)) return
  if (running || areFresh()) return
  running = true
  try {
    // One asking from the first to the last: between two of them nothing begins that would disturb the next.
    keptOf = await whileAsking(() => readAll(token))
    // Not before: a page that is left in the middle has kept nothing whole.
    if (store.get(tokenAtom) === token) sessionStorage.setItem(MARK, String(Date.now()))
  } finally {
    running = false
  }
  // It has moved meanwhile.
  if (held() !== keptOf) await keepRecords()
}

/** Answers what the member had before the first of the lists was read. */
async function readAll(token: string): Promise<string> {
  await request('member/userInfo', {}).catch(() => {})
  const of = held()
  for (const read of READS) {
    // Signed out, or somebody else: these records are not theirs to keep.
    if (store.get(tokenAtom) !== token) return of
    await read().catch(() => {})
  }
  return of
}

/** Whether the person asked the browser to spare the connection. */
const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
