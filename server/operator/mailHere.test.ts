import { expect, onTestFinished, test } from 'vitest'
import { startMail } from '#devnet/startMail.ts'
import { openBooks } from '#server/testing/openBooks.ts'
import { run } from './run.ts'

test('a password that is taken away is mailed about, or it says that it was not', async () => {
  const books = await openBooks()
  onTestFinished(() => books.close())
  const server = await startMail()
  onTestFinished(server.stop)
  const { id } = await books.join()
  /** Takes the password away at the command line; answers what it says. */
  const ended = async (env: Record<string, string>) => {
    const said: string[] = []
    await books.db.inTx((tx) => tx`update member set password_hash = 'any' where id = ${id}`)
    const code = await run(['member', 'password', id, 'it was seen in a leak'], {
      env: { DATABASE_URL: books.db.appUrl, DATA_DIR: '/nowhere', OPERATOR: 'tester', ...env },
      say: (line) => said.push(line),
      complain: (line) => said.push(line),
      input: async () => '',
    })
    expect(code).toBe(0)
    return said.join('\n')
  }
  expect(await ended({})).toMatch(/SMTP_URL is not set: .+ was not mailed about it/)
  expect(await ended({ SMTP_URL: 'smtp://127.0.0.1:9' })).toMatch(/was not mailed about it: /)
  expect(server.messages()).toEqual([])

  expect(await ended({ SMTP_URL: server.url })).not.toContain('not mailed')
  const [{ email = '' } = {}] = await books.db.inTx(
    (tx) => tx<{ email: string }>`select email from member where id = ${id}`,
  )
  expect(await server.waitFor(email.toLowerCase())).toMatchObject({
    subject: expect.stringContaining('Your password was removed'),
  })
})
