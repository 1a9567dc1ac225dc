import { randomUUID } from 'node:crypto'
import { enrol } from '#server/testing/enrol.ts'
import { openService } from '#server/testing/openService.ts'
import { PAUSABLE, type Pausable } from '#shared/pausable.ts'

/** What members read of a pause. */
export const reason = { en: 'The books are being checked.', zh: '帳目核對中。' }
export const keyed = (key: string = randomUUID()) => ({ 'idempotency-key': key })

/** A service with an operator who pauses what members do, a rich member, and somebody to pay. */
export async function openPauses() {
  const service = await openService()
  const boss = await enrol(service, { roles: ['operator'] })
  const payee = await enrol(service)
  const ann = await enrol(service, { coins: 1_000n })
  const set = (what: Pausable, on: boolean, words = reason) => {
    const asked = { what, on, reason: words }
    return service.call('operator/setPause', asked, { token: boss.token, headers: keyed() })
  }
  const endAll = async () => {
    for (const what of PAUSABLE) await set(what, false)
  }
  return { ...service, boss, payee, ann, set, endAll }
}

export type Pauses = Awaited<ReturnType<typeof openPauses>>
