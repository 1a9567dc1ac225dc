import { randomUUID } from 'node:crypto'
import type { DeskPath, DeskResult } from '#shared/desk/index.ts'
import { enrol } from './enrol.ts'
import { ownService } from './openService.ts'

export const both = (text: string) => ({ en: text, zh: `${text}（中）` })
export const texts = (text: string) => ({ title: both(text), body: both(`About ${text}`) })
export const reason = 'Said what is not so'
export const HOUR = 3_600_000

type Said<P extends DeskPath> = { code: number; field: string; result: DeskResult<P> }

/** A farm with an editor; what the desk answers is read as the wire has it. */
export async function openEditor() {
  const service = await ownService()
  const editor = await enrol(service, { roles: ['editor'] })
  const reader = await enrol(service)
  const at = async <P extends DeskPath>(path: P, body: object, key: string = randomUUID()) => {
    const options = { token: editor.token, headers: { 'idempotency-key': key } }
    return (await service.call(path, body, options)) as unknown as Said<P>
  }
  const draft = async (text: string) =>
    (await at('operator/saveNotice', { ...texts(text), pinned: false })).result
  const logged = () =>
    service.db.inTx(
      (tx) => tx<{ act: string; reason: string | null }>`
        select act, subject, before, after, reason from operator_act order by operator_act.id`,
    )
  const moment = (hours: number) =>
    new Date(service.clock.now().getTime() + hours * HOUR).toISOString()
  const titles = async () => {
    const { result } = await service.call('home/notice', {})
    return result.list.map(({ title }) => title).filter((title) => !title.startsWith('Welcome'))
  }
  return { ...service, editor, reader, at, draft, logged, moment, titles }
}
