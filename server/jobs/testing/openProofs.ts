import { onTestFinished } from 'vitest'
import { keepProofs } from '#server/jobs/keepProofs.ts'
import { type Books, openBooks } from '#server/testing/openBooks.ts'

/** Books for one test at the beginning of a day whose balances have no tree yet. */
export async function openProofs() {
  const books = await openBooks()
  onTestFinished(books.close)
  books.clock.follow(new Date('2099-11-21T00:05:00Z'))
  return books
}

/** Every step until there is none. */
export async function run({ world }: Books): Promise<number> {
  let steps = 0
  while ((await keepProofs(world)) > 0) steps += 1
  return steps
}

/** What anybody is told of the published roots, newest first. */
export const published = async (books: Books) => {
  const ann = await books.join()
  return (await ann.call('home/proofs', {})).result.list
}

export const tomorrow = (books: Books) => books.pass(86_400_000)
