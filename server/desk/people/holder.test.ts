import { expect, test } from 'vitest'
import { enrol } from '#server/testing/enrol.ts'
import { ownService } from '#server/testing/openService.ts'

test('an operator sees any member with the roles held, and is told where there is none', async () => {
  const service = await ownService()
  const { token } = await enrol(service, { roles: ['operator'] })
  const ann = await enrol(service, { roles: ['editor', 'auditor'] })
  const ask = (memberId: string) => service.call('operator/holder', { memberId }, { token })
  expect(await ask('999999999')).toMatchObject({ code: 400, field: 'memberId' })
  expect((await ask(ann.id)).result).toMatchObject({ id: ann.id, roles: ['editor', 'auditor'] })
})
