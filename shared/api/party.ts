import * as z from 'zod/mini'
import { Id } from '#shared/rules.ts'

/** A member, as another one sees it. */
export const Party = z.object({ id: Id, nickname: z.string() })
