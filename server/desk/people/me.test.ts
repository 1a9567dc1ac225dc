import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { enrol } from '#server/testing/enrol.ts'
import { ownService } from '#server/testing/openService.ts'

const DAY = 86_400_000

test('who is new at the desk is told until when, and nobody else', async () => {
  const service = await ownService()
  const boss = await enrol(service, { roles: ['operator'] })
  const fresh = await enrol(service)
  const until = async ({ token }: typeof fresh) =>
    ((await service.call('operator/me', {}, { token })).result as { newUntil: string | null })
      .newUntil
  const given = { memberId: fresh.id, role: 'treasurer', on: true, reason: 'helps from now on' }
  const headers = { 'idempotency-key': randomUUID() }
  const before = service.clock.now().getTime()
  await service.call('operator/setRole', given, { token: boss.token, headers })
  const made = Date.parse((await until(fresh)) ?? '') - DAY
  expect(made).toBeGreaterThanOrEqual(before)
  expect(made).toBeLessThanOrEqual(service.clock.now().getTime())
  expect(await until(boss)).toBeNull()
  service.pass(DAY + 1)
  expect(await until(fresh)).toBeNull()
})
