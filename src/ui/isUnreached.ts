/** The service was not reached at all, as against having said something that could not be used. Read from `src/api`'s error, which the kit does not know. */
export const isUnreached = (error: unknown): boolean =>
  error instanceof Error && Reflect.get(error, 'reached') === false
