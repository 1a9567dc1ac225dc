import { expect, onTestFinished, test } from 'vitest'
import { openBooks } from '#server/testing/openBooks.ts'
import { actorHere } from './actorHere.ts'
import { run } from './run.ts'

test.each([
  'member 100007',
  'Member 100007',
  ' member 1',
  'member',
  'service',
  'ann\u001b[2J',
  'a\nb',
  '-x',
  'x'.repeat(61),
])('nobody at the command line is %j', (OPERATOR) => {
  expect(() => actorHere({ OPERATOR })).toThrow(/OPERATOR is/)
})

test.each(['ann', 'Ann Lee', '王小明', 'ann@farm-1', 'memberships.team'])(
  '%s is a name',
  (OPERATOR) => {
    expect(actorHere({ OPERATOR })).toBe(OPERATOR)
  },
)

test('what members write does not steer the terminal of who reads it', async () => {
  const books = await openBooks()
  onTestFinished(() => books.close())
  const { id } = await books.join()
  await books.db.inTx(
    (tx) =>
      tx`update member set frozen_at = ${books.clock.now()}, frozen_reason = ${'a\u001b[2Jb\u202ec'} where id = ${id}`,
  )
  const said: string[] = []
  const code = await run(['member', 'show', id], {
    env: { DATABASE_URL: books.db.appUrl, DATA_DIR: '/nowhere', OPERATOR: 'tester' },
    say: (line) => said.push(line),
    complain: (line) => said.push(line),
    input: async () => '',
  })
  expect(code).toBe(0)
  expect(said.join('\n')).toContain('a\uFFFD[2Jb\uFFFDc')
})
