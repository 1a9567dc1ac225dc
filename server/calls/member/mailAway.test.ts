import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { ownService } from '#server/testing/openService.ts'
import { signUp } from '#server/testing/signUp.ts'
import { limits } from '#shared/limits.ts'

/** A service whose mail server takes nothing, and what it was to take: `meanwhile` happens while it is waited for. */
async function openWithout(meanwhile: (code: string) => Promise<unknown> = async () => {}) {
  const service = await ownService({ settings: { trustProxy: '1' } })
  const { form } = await signUp(service)
  const codes: string[] = []
  service.world.mailer = {
    send: async (_, { text }) => {
      const code = /\b\d{6}\b/.exec(text)?.[0] ?? ''
      codes.push(code)
      await meanwhile(code)
      throw new Error('greylisted')
    },
    close: () => {},
  }
  const how = (network: number) => ({ headers: { 'x-forwarded-for': `203.0.113.${network}` } })
  const { email } = form
  return {
    ...service,
    codes,
    ask: (network: number, handle: string) =>
      service.call('password/sendRetrieveCode', { email, handle }, how(network)),
    give: (network: number, handle: string, code: string) =>
      service.call(
        'password/retrievePassword',
        { email, code, handle, password: 'otter-lake-43' },
        how(network),
      ),
  }
}

test('a code that no mail server took is none: the right one is refused, and the next may be asked for at once', async () => {
  const { codes, ask, give, db } = await openWithout()
  const handles = Array.from({ length: 20 }, () => randomUUID())
  for (const [n, handle] of handles.entries())
    expect((await ask(n % 4, handle)).message).toMatch(/acquisition failed/)
  const open = await db.inTx(
    (tx) => tx`select 1 from mail_code where purpose = 'retrieve' and ended_at is null`,
  )
  expect(open).toHaveLength(0)
  expect(codes).toHaveLength(handles.length)
  for (const [n, handle] of handles.entries())
    expect(await give(n, handle, codes[n] ?? '')).toMatchObject({ code: 400, field: 'code' })
})

test('what is tried while the mail server is waited for is counted as sent: guesses stay bound', async () => {
  let tried = 0
  const service: Awaited<ReturnType<typeof openWithout>> = await openWithout(async (code) => {
    for (let n = 0; n < limits.codeTries; n += 1)
      await service.give(asked, handle, code === '000000' ? '000001' : '000000')
    tried += 1
  })
  let [asked, handle] = [0, '']
  for (asked = 1; asked < 20; asked += 1) {
    handle = randomUUID()
    await service.ask(asked, handle)
  }
  expect(tried).toBe(12)
})
