let asking = 0

/** Whether an answer is still waited for. */
export const isAsking = () => asking > 0

/** Counts what is asked until it has been answered, or was given up. */
export async function whileAsking<T>(ask: () => Promise<T>): Promise<T> {
  asking += 1
  try {
    return await ask()
  } finally {
    asking -= 1
  }
}
