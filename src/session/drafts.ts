const PREFIX = 'bw.draft.'

const places = () => Object.keys(localStorage).filter((place) => place.startsWith(PREFIX))

/** What a form keeps until it has come to an end; `key` is made by `draftKey`. Never put a password into one. */
export function readDraft(key: string): unknown {
  const kept = globalThis.localStorage?.getItem(PREFIX + key)
  return kept ? JSON.parse(kept) : null
}

/** Throws where the storage is full; where there is only a stand-in for it, it is kept until the page goes. */
export const writeDraft = (key: string, draft: unknown) =>
  localStorage.setItem(PREFIX + key, JSON.stringify(draft))

/** Throws wherever the device would not have it after a restart: what must not be lost is not sent then. */
export function writeLasting(key: string, draft: unknown) {
  if (!(localStorage instanceof Storage)) throw new Error()
  writeDraft(key, draft)
}

/** Forgets a draft that has come to its end. */
export const dropDraft = (key: string) => localStorage.removeItem(PREFIX + key)

/** The form's name under which a payment made with a ticket is kept. */
export const TICKET_PAID = 'ticketPaid'

/**
 * Drops every draft but those of one member: at signing in those of others, at signing out all. What a visitor has paid with a
 * ticket goes on to whoever signs in there: nobody else would tell the service of it.
 */
export function dropDrafts({ except }: { except?: string } = {}) {
  for (const it of places()) {
    const goesOn = it.startsWith(`${PREFIX}${except}.`) || it === `${PREFIX}.${TICKET_PAID}`
    if (except === undefined || !goesOn) localStorage.removeItem(it)
  }
}

/** Drops the drafts of one form, whosoever they are. */
export function dropDraftsNamed(form: string) {
  for (const it of places()) if (it.endsWith(`.${form}`)) localStorage.removeItem(it)
}
