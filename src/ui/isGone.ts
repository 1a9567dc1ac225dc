/**
 * The service was asked for one thing by this field and said no to the field: there is no such thing. Read from `src/api`'s
 * refusal, which the kit does not know (specification §8).
 */
export const isGone = (error: unknown, field: string): error is Error =>
  error instanceof Error &&
  Reflect.get(error, 'code') === 400 &&
  Reflect.get(error, 'field') === field
