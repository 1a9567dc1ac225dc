/** A part of the app did not arrive: the network is away, or a newer release has replaced it. */
export class ChunkLost extends Error {
  override name = 'ChunkLost'
}

/** Waits at most so many milliseconds; a dynamic import has no time-out of its own. */
export function within<T>(milliseconds: number, loading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLost('timed out')), milliseconds)
  })
  const arrived = loading.catch((cause: unknown) => {
    throw new ChunkLost('did not arrive', { cause })
  })
  return Promise.race([arrived, tooLate]).finally(() => clearTimeout(timer))
}
