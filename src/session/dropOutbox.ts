import { dropDraftsNamed } from './drafts.ts'

/** The database of payments that the service may not have heard of. */
export const OUTBOX = 'bw.outbox'

/** The form's name under which a payment is written down first, before a database can have it. */
export const AHEAD = 'outbox'

/** Removes every member's from this device: it belongs to a session. The service finds what was paid on the chain. */
export function dropOutbox() {
  try {
    indexedDB.deleteDatabase(OUTBOX)
  } catch {
    // Nor is anything kept where a page is given no storage.
  }
  dropDraftsNamed(AHEAD)
}
