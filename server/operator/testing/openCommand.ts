import { onTestFinished } from 'vitest'
import { run } from '#server/operator/run.ts'
import { openBooks } from '#server/testing/openBooks.ts'

/** A farm's books with one member, and the command as an operator types it. */
export async function openCommand() {
  const books = await openBooks()
  onTestFinished(() => books.close())
  const ann = await books.join()
  const operator = async (typed: readonly string[]) => {
    const said: string[] = []
    const code = await run(typed, {
      env: { DATABASE_URL: books.db.appUrl, DATA_DIR: '/nowhere', OPERATOR: 'tester' },
      say: (line) => said.push(line),
      complain: (line) => said.push(line),
      input: async () => '',
    })
    return { code, text: said.join('\n') }
  }
  const logged = () =>
    books.db.inTx((tx) => tx`select actor, act, subject, reason from operator_act order by id`)
  return { ...books, ann, operator, logged }
}
