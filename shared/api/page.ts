import * as z from 'zod/mini'
import { limits } from '#shared/limits.ts'

/** A page request: where the last page ended, and how many rows (contract). */
export const page = {
  cursor: z.optional(z.string({ error: 'cursor' }).check(z.maxLength(200, 'cursor'))),
  limit: z.optional(
    z.int({ error: 'limit' }).check(z.minimum(1, 'limit'), z.maximum(limits.pageMax, 'limit')),
  ),
}

/** A page of rows, newest first; `next` is the cursor of the following page or null at the end. */
export const pageOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ list: z.array(row), next: z.nullable(z.string()) })
