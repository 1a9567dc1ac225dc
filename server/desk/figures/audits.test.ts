import { expect, test } from 'vitest'
import { enrol } from '#server/testing/enrol.ts'
import { ownService } from '#server/testing/openService.ts'
import type { DeskResult } from '#shared/desk/index.ts'

test('a finding is kept without a name, and told with the one that its member has now', async () => {
  const service = await ownService()
  const { id, token } = await enrol(service, { roles: ['auditor'] })
  const kept = { rule: 'a rule', found: `member ${id}: orders 5 T, member 4` }
  const none = { rule: 'another', found: 'BTCW: 5 and 4' }
  await service.db.inTx(async (tx) => {
    await tx`insert into audit_run (id, actor, started_at, finished_at, findings) overriding system value
      values (1000, 'service', now(), now(), ${JSON.stringify([kept, none])}::jsonb)`
    await tx`update member set nickname = 'Nell' where id = ${id}`
  })
  const said = await service.call('operator/audits', {}, { token })
  const { list } = said.result as unknown as DeskResult<'operator/audits'>
  expect(list.map(({ findings }) => findings)).toEqual([
    [
      { ...kept, nickname: 'Nell' },
      { ...none, nickname: null },
    ],
  ])
})
