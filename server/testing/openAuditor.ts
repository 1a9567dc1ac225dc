import { randomUUID } from 'node:crypto'
import type * as z from 'zod/mini'
import type { DeskPath, desk } from '#shared/desk/index.ts'
import { enrol } from './enrol.ts'
import { ownService } from './openService.ts'

type Wire<P extends DeskPath> = z.input<(typeof desk)[P]['result']>
type Said<P extends DeskPath> = { code: number; field: string; message: string; result: Wire<P> }

/** A farm with an auditor, and what the desk answers that one, as the wire has it. */
export async function openAuditor() {
  const service = await ownService()
  const auditor = await enrol(service, { roles: ['auditor'] })
  const at = async <P extends DeskPath>(path: P, body: object = {}) => {
    const options = { token: auditor.token, headers: { 'idempotency-key': randomUUID() } }
    return (await service.call(path, body, options)) as unknown as Said<P>
  }
  /** All the rows of a list, read page by page. */
  const pagesOf = async <P extends 'operator/dayLines' | 'operator/entries' | 'operator/journal'>(
    path: P,
    body: object,
    limit = 2,
  ): Promise<Wire<P>['list']> => {
    const rows: unknown[] = []
    let cursor: string | null | undefined
    do {
      const { result } = await at(path, { ...body, limit, cursor })
      rows.push(...result.list)
      cursor = result.next
    } while (cursor !== null)
    return rows as Wire<P>['list']
  }
  return { ...service, auditor, at, pagesOf }
}
