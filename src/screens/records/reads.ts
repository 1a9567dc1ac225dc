import type { Body, Result } from '#shared/api/index.ts'
import type { ListName } from '#shared/records/list-heads.ts'
import {
  orderRow,
  poolDayRow,
  rewardRow,
  transferRow,
  withdrawalRow,
} from '#shared/records/money-rows.ts'
import { messageRow, ratioRow, teamRow } from '#shared/records/people-rows.ts'
import type { RecordRow } from '#shared/records/record-cells.ts'
import { post } from '#src/api/post.ts'
import type { PagedPath } from '#src/api/usePages.ts'
import { savedAt } from '#src/words/savedAt.ts'

export type Page = { rows: readonly RecordRow[]; next: string | null; saved: Date | null }

/** Asks for a page of a list. */
export type Read = (place: {
  cursor: string | null
  limit?: number
  signal: AbortSignal
}) => Promise<Page>

type RowOf<P extends PagedPath> = Result<P>['list'][number]

/** `body` as the screens ask: only then is the answer one that this device may have kept. */
const read =
  <P extends PagedPath>(path: P, body: Body<P>, row: (it: RowOf<P>) => RecordRow): Read =>
  async ({ cursor, limit, signal }) => {
    const place = { ...(cursor !== null && { cursor }), ...(limit !== undefined && { limit }) }
    const page: Result<P> = await post(path, { ...body, ...place }, { quiet: true, signal })
    return {
      rows: (page.list as RowOf<P>[]).map(row),
      next: page.next,
      saved: savedAt(page),
    }
  }

/** What a list is put together from. */
export const READS: Record<ListName, readonly Read[]> = {
  transfers: [
    read('asset/transferTo', {}, transferRow('out')),
    read('asset/transferFrom', {}, transferRow('in')),
  ],
  withdrawals: [read('asset/cashRecord', {}, withdrawalRow)],
  // As an order goes on: one that does so while they are read is in the next list, and none is missed between two.
  orders: (['review', 'success', 'end', 'fail'] as const).map((status) =>
    read('product/order', { status }, orderRow),
  ),
  rewards: [read('asset/flowRecord', {}, rewardRow)],
  pool: [read('asset/miningFlowRecord', {}, poolDayRow)],
  invited: [read('member/referenceList', {}, teamRow)],
  agents: [read('member/minersList', {}, teamRow)],
  sites: [read('member/miningList', {}, teamRow)],
  ratios: [read('member/ratioChanges', {}, ratioRow)],
  messages: [read('member/inbox', {}, messageRow)],
}
