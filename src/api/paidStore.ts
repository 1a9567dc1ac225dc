import { OUTBOX } from '#src/session/dropOutbox.ts'
import { type Paid, paidIn } from './paid.ts'

const STORE = 'paid'

/** A browser that does not open its database within this time counts as one that has none, milliseconds. */
const PATIENCE = 3_000

/** Opened for each piece of work and closed at once, so that signing out can delete it without waiting for anybody. */
function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(OUTBOX, 1)
    let late = false
    const timer = setTimeout(() => {
      late = true
      reject(new Error('The database does not open'))
    }, PATIENCE)
    opening.onupgradeneeded = () =>
      opening.result.createObjectStore(STORE, { keyPath: ['member', 'hash'] })
    opening.onsuccess = () => {
      clearTimeout(timer)
      // Nobody waits for it any more, and open it would keep signing out from deleting it.
      if (late) opening.result.close()
      else resolve(opening.result)
    }
    opening.onerror = () => reject(opening.error)
  })
}

/** Answers once the disk has it, not once the browser means to write it. */
async function inStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await openDatabase()
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode, { durability: 'strict' })
      const asked = work(transaction.objectStore(STORE))
      transaction.oncomplete = () => resolve(asked.result)
      transaction.onabort = () => reject(transaction.error)
    })
  } finally {
    database.close()
  }
}

/** What is kept in IndexedDB, by member. Every call throws where the browser has none: in some private windows. */
export const paidStore = {
  put: async (member: string, paid: Paid): Promise<void> => {
    await inStore('readwrite', (store) => store.put({ ...paid, member }))
  },
  drop: async (member: string, hash: string): Promise<void> => {
    await inStore('readwrite', (store) => store.delete([member, hash]))
  },
  of: async (member: string): Promise<Paid[]> => {
    const range = IDBKeyRange.bound([member], [member, []])
    return paidIn(await inStore('readonly', (store) => store.getAll(range)))
  },
}
