import { randomUUID } from 'node:crypto'
import type { DeskPath, DeskResult } from '#shared/desk/index.ts'
import { enrol } from './enrol.ts'
import { ownService } from './openService.ts'

type Said<P extends DeskPath> = { code: number; message: string; result: DeskResult<P> }

/** A farm with a rich member and two reviewers. What the desk answers is read as the wire has it. */
export async function openReviewers() {
  const service = await ownService()
  const ann = await enrol(service, { coins: 100_000n })
  const [one, two] = await Promise.all([
    enrol(service, { roles: ['reviewer'] }),
    enrol(service, { roles: ['reviewer'] }),
  ])
  const headers = () => ({ 'idempotency-key': randomUUID() })
  const ask = async (amount: string, address = '0x8ba1f109551bD432803012645Ac136ddd64DBA72') => {
    const asked = { coin: 'BTCW', amount, address }
    const said = await service.call('asset/cash', asked, { token: ann.token, headers: headers() })
    return said.result
  }
  const at = async <P extends DeskPath>(path: P, body: object, token = one.token, key?: string) => {
    const options = { token, headers: key ? { 'idempotency-key': key } : headers() }
    return (await service.call(path, body, options)) as unknown as Said<P>
  }
  const approve = async (token: string, ...list: [no: string, revision: number][]) => {
    const body = { list: list.map(([no, revision]) => ({ no, revision })) }
    const { result } = await at('operator/approveWithdrawals', body, token)
    return result.list.map(({ outcome, because }) => because ?? outcome)
  }
  const shown = async (no: string) => (await at('operator/withdrawal', { no })).result
  return { ...service, ann, one, two, ask, at, approve, shown }
}
