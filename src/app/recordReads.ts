import type { AnyPath, Body, Result } from '#shared/api/index.ts'
import { askCopy } from '#src/api/askCopy.ts'
import { request } from '#src/api/request.ts'
import { noteValue } from '#src/session/value-seen.ts'
import { keepStatement } from './keepStatement.ts'

/** How old a copy may be of what no movement of the member's makes another, milliseconds. */
const DAY = 86_400_000

/**
 * The first pages of every list and the texts, asked for as their screens ask: the service worker keeps the answers. What
 * holds the member's money is asked for each time, anything else once a day.
 */
export const recordReads: readonly (() => Promise<unknown>)[] = [
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
  daily('home/parameters', {}),
  daily('home/ad', {}),
  daily('home/solvency', {}),
  daily('asset/miningFlowRecord', {}),
  daily('asset/balanceProof', {}),
  daily('home/proofs', {}),
  daily('member/referenceList', {}),
  daily('member/minersList', {}),
  daily('member/miningList', {}),
  daily('member/ratioChanges', {}),
  daily('member/fengyunList', {}),
  daily('home/columDetail', { key: 'protocol' }),
  daily('home/columDetail', { key: 'introduction' }),
  daily('home/columDetail', { key: 'service' }),
  daily('home/changes', {}),
  notices,
]

function daily<P extends AnyPath>(path: P, body: Body<P>) {
  return async (): Promise<Result<P>> => {
    const copy = await askCopy(path, body)
    // Either way: a clock that was wrong when it was kept is no reason to keep it for ever.
    return copy && Math.abs(Date.now() - copy.at) < DAY ? copy.result : request(path, body)
  }
}

async function notices() {
  const { list } = await daily('home/notice', {})()
  for (const { id } of list) await daily('home/noticeDetail', { id })()
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
