import type { Move } from '#server/ledger/Move.ts'
import { post } from '#server/ledger/post.ts'
import { openBooks } from '#server/testing/openBooks.ts'

/** Books in which moves are told of at any moment, and the lines that Ann reads of them. */
export async function openLines() {
  const books = await openBooks()
  const ann = await books.join()
  const told = (at: string, moves: readonly Move[]) =>
    books.db.inTx((tx) =>
      post(tx, { key: `${at} ${Math.random()}`, kind: 'test', now: new Date(at), moves }),
    )
  const list = async (body: object) => (await ann.call('asset/flowRecord', body)).result
  return { ...books, ann, told, list }
}
