const PREFIX = 'bw.draft.'

const places = () => Object.keys(localStorage).filter((place) => place.startsWith(PREFIX))

const place = (name: string, member: string) => `${PREFIX}${member}.${name}`

/**
 * What was typed into a form and not yet sent, for a member ('' for a visitor). Phones end apps while people fetch a
 * code. Never put a password into one.
 */
export function readDraft(name: string, member = ''): unknown {
  const kept = globalThis.localStorage?.getItem(place(name, member))
  return kept ? JSON.parse(kept) : null
}

export const writeDraft = (name: string, draft: unknown, member = '') =>
  localStorage.setItem(place(name, member), JSON.stringify(draft))

export const dropDraft = (name: string, member = '') => localStorage.removeItem(place(name, member))

/** Drops every draft but those of one member: at signing in those of others, at signing out all. */
export function dropDrafts({ except }: { except?: string } = {}) {
  for (const it of places()) {
    if (except === undefined || !it.startsWith(`${PREFIX}${except}.`)) localStorage.removeItem(it)
  }
}
