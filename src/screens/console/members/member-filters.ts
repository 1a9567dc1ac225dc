import * as z from 'zod/mini'
import { MEMBER_FILTERS } from '#shared/desk/members.ts'
import { Id } from '#shared/rules.ts'

/** What the address may say of the members: which, the one that is opened, and what of that one is shown. */
export const memberShape = {
  keywords: z.string().check(z.minLength(1), z.maxLength(100)),
  filter: z.enum(MEMBER_FILTERS),
  id: Id,
  view: z.enum(['team', 'as']),
}

type Filters = { keywords?: string; filter?: (typeof MEMBER_FILTERS)[number] }

/** What is asked for with these filters. */
export const memberBody = ({ keywords, filter }: Filters) => ({
  ...(keywords !== undefined && { keywords }),
  ...(filter !== undefined && { filter }),
})
