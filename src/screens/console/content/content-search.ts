import * as z from 'zod/mini'
import { Id } from '#shared/rules.ts'
import { useSectionSearch } from '#src/screens/console/parts/useSectionSearch.ts'

/** What the address may say: what is looked at, and which one is opened: an id, `new`, or an article's key. */
const shape = {
  view: z.enum(['articles', 'ads']),
  id: z.union([Id, z.enum(['new'])]),
  key: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/)),
}

/** What of the section is shown, kept in the address. */
export const useContentSearch = () => useSectionSearch(shape)

/** The way back to a list. */
export const listPath = (view?: 'articles' | 'ads') =>
  `/pages/console/content${view ? `?view=${view}` : ''}`
