import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { askNode } from '#server/chain/askNode.ts'
import { makeMailer } from '#server/mail/mailer.ts'
import { testDatabase } from '#server/testing/testDatabase.ts'
import { describe } from './describe.ts'

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => expect.unreachable('it went well'),
    (error: unknown) => error,
  )
const told = async (work: Promise<unknown>) => JSON.stringify(describe(await failureOf(work)))

/** A mail server that knows nobody, and says whom. Answers its address. */
async function refusingServer(): Promise<string> {
  const server = createServer((socket) => {
    socket.write('220 mail.invalid ESMTP\r\n')
    socket.on('data', (asked) => {
      const [, receiver] = /^RCPT TO:(<.*>)/i.exec(String(asked)) ?? []
      socket.write(receiver ? `550 5.1.1 ${receiver}: User unknown\r\n` : '250 ok\r\n')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
  })
  const address = server.address()
  return `smtp://farm:harbour-lantern@127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

test('the way to a node is told without what may be its key, and not what it was asked', async () => {
  const ask = askNode('http://127.0.0.1:9/v2/Zk39abcDEF0123?key=q7Lantern', { again: 0 })
  const text = await told(ask(z.string(), 'eth_getCode', '0xa11ce'))
  expect(text).toContain('http://127.0.0.1:9/…')
  for (const secret of ['Zk39abcDEF0123', 'q7Lantern', '0xa11ce'])
    expect(text).not.toContain(secret)
})

test('a mail that was not taken is told without its receiver', async () => {
  const settings = { mailFrom: 'farm@bitwave.invalid', production: false, onFailure: () => {} }
  const mailer = makeMailer({ smtpUrl: await refusingServer(), ...settings })
  onTestFinished(mailer.close)
  const letter = { subject: 'Code', text: '123456', html: '123456' }
  const text = await told(mailer.send('ann.lee+farm@example.org', letter))
  expect(text).toContain('5.1.1')
  expect(text).not.toContain('example.org')
})

test('a value that the database cannot read is not told', async () => {
  const db = await testDatabase()
  onTestFinished(db.close)
  const text = await told(db.inTx((tx) => tx`select ${'harbour "Lantern"\n27'}::bigint`))
  expect(text).toContain('invalid input syntax for type bigint: …')
  expect(text).not.toMatch(/harbour|Lantern/)
})

test('passwords in addresses of servers are not told, wherever an error says them', () => {
  const cause = new Error('no answer of postgres://bitwave_app:p/w@db.invalid:5432/farm?ssl=1')
  const said = describe(new Error('smtps://ann%40x:secret@mail.invalid failed', { cause }))
  expect(said['message']).toBe('smtps://mail.invalid/… failed')
  expect(JSON.stringify(said)).not.toMatch(/bitwave_app|p\/w|ssl=1/)
})

test('where it happened stays', () => {
  const { name, message, stack, code } = describe(
    Object.assign(new TypeError('no'), { code: 'E7' }),
  )
  expect({ name, message, code }).toEqual({ name: 'TypeError', message: 'no', code: 'E7' })
  expect(stack).toMatch(/^ +at .*describe\.test\.ts:\d+/)
})
