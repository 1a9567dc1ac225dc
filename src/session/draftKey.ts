import { isOvertaken, memberAtom, store } from './session.ts'

/** The name of a form's draft, one for each member: what one typed is never shown to another. */
export const draftKey = (form: string) => `${store.get(memberAtom)?.id ?? ''}.${form}`

/**
 * Whether a draft is of whoever is signed in now, in this tab and the others: what one began is not gone on with as another.
 */
export const isOwnDraft = (key: string): boolean => key.startsWith(draftKey('')) && !isOvertaken()
