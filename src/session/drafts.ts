const PREFIX = 'bw.draft.'

const places = () => Object.keys(localStorage).filter((place) => place.startsWith(PREFIX))

/** What a form keeps until it has come to an end; `key` is made by `draftKey`. Never put a password into one. */
export function readDraft(key: string): unknown {
  const kept = globalThis.localStorage?.getItem(PREFIX + key)
  return kept ? JSON.parse(kept) : null
}

/** Throws where the device keeps nothing: what must not be lost is not sent then. */
export const writeDraft = (key: string, draft: unknown) =>
  localStorage.setItem(PREFIX + key, JSON.stringify(draft))

/** Forgets a draft that has come to its end. */
export const dropDraft = (key: string) => localStorage.removeItem(PREFIX + key)

/** Drops every draft but those of one member: at signing in those of others, at signing out all. */
export function dropDrafts({ except }: { except?: string } = {}) {
  for (const it of places()) {
    if (except === undefined || !it.startsWith(`${PREFIX}${except}.`)) localStorage.removeItem(it)
  }
}

/** Drops the drafts of one form, whosoever they are. */
export function dropDraftsNamed(form: string) {
  for (const it of places()) if (it.endsWith(`.${form}`)) localStorage.removeItem(it)
}
