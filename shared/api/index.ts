import type * as z from 'zod/mini'
import { asset } from './asset.ts'
import { home } from './home.ts'
import { member } from './member.ts'
import { password } from './password.ts'
import { product } from './product.ts'
import { push } from './push.ts'

/** The whole contract: every call by its path below /api (specification §7 and the added ones). */
export const calls = { ...home, ...member, ...product, ...asset, ...password, ...push }

export type Path = keyof typeof calls
/** What a call takes, as the program sees it: amounts are base units. */
export type Body<P extends Path> = z.output<(typeof calls)[P]['body']>
/** What a call answers, as the program sees it: amounts are base units. */
export type Result<P extends Path> = z.output<(typeof calls)[P]['result']>
