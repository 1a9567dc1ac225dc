import { onTestFinished } from 'vitest'
import { stoppedAt } from '#server/testing/stoppedAt.ts'
import { openBooks } from './openBooks.ts'

/** Books for one test, whose clock stands at a moment until it is put to another one. */
export async function openAt(now: string) {
  const books = await openBooks()
  onTestFinished(books.close)
  const at = (moment: string) => {
    books.world.clock = stoppedAt(moment)
  }
  at(now)
  return { ...books, at }
}
