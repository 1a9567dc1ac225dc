/** The service's time. All business time comes from here. */
export type Clock = {
  now: () => Date
  /** Tells the time of the newest block; on a devnet the clock is never behind it (decisions §11). */
  follow: (blockTime: Date) => void
}

/** A clock that follows the chain where `followsChain`, else the system's time alone. */
export function makeClock({ followsChain }: { followsChain: boolean }): Clock {
  let ahead = 0
  return {
    now: () => new Date(Date.now() + ahead),
    follow: (blockTime) => {
      if (followsChain) ahead = Math.max(ahead, blockTime.getTime() - Date.now())
    },
  }
}
