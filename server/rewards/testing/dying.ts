import type { Database } from '#server/db/open.ts'

/** A database that is dead from the n-th commit on: cut off before it, so that nothing of the transaction is kept, or just after it. */
export function dying(inner: Database, commits: number, when: 'before' | 'after'): Database {
  let left = commits
  return {
    close: inner.close,
    inTx: async (work) => {
      left -= 1
      if (left < 0) throw new Error('power cut')
      const result = await inner.inTx(async (tx) => {
        const result = await work(tx)
        if (left === 0 && when === 'before') throw new Error('power cut')
        return result
      })
      if (left === 0) throw new Error('power cut')
      return result
    },
  }
}
