/** All of them, or the first failure once the others have come to an end too. */
export async function allOrNone<T extends readonly unknown[] | []>(
  ending: AbortController,
  starts: T,
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  try {
    return await Promise.all(starts)
  } catch (error) {
    ending.abort(error)
    await Promise.allSettled(starts)
    throw error
  }
}
