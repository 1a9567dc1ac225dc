import type * as z from 'zod/mini'
import type { desk } from '#shared/desk/index.ts'
import { asset } from './asset.ts'
import { home } from './home.ts'
import { member } from './member.ts'
import { password } from './password.ts'
import { product } from './product.ts'
import { proof } from './proof.ts'
import { push } from './push.ts'
import { start } from './start.ts'
import { statement } from './statement.ts'

/** The whole contract: every call by its path below /api (specification §7 and the added ones). */
export const calls = {
  ...start,
  ...home,
  ...member,
  ...product,
  ...asset,
  ...statement,
  ...password,
  ...push,
  ...proof,
}

export type Path = keyof typeof calls
/** The calls of the desk as well. Only their types are known here: their schemas come with the operators' console. */
export type Calls = typeof calls & typeof desk
export type AnyPath = keyof Calls
/** What a call takes, as the program sees it: amounts are base units. */
export type Body<P extends AnyPath> = z.output<Calls[P]['body']>
/** What a call answers, as the program sees it: amounts are base units. */
export type Result<P extends AnyPath> = z.output<Calls[P]['result']>
