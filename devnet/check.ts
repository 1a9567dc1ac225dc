import * as z from 'zod/mini'
import { BadRequest } from './serve.ts'

/** The body as the schema has it. Throws `BadRequest` naming the first field that is wrong. */
export function check<T extends z.ZodMiniType>(schema: T, json: unknown): z.output<T> {
  const result = z.safeDecode(schema, json as never)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new BadRequest(`${issue?.path.join('.') || 'body'}: ${issue?.message ?? 'wrong'}`)
}
