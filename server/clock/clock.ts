/** The service's time. All business time comes from here. */
export type Clock = {
  now: () => Date
  /**
   * Tells the time of the newest block; on a devnet the clock is never behind it (decisions §11), elsewhere it bears out what
   * the clock says.
   */
  follow: (blockTime: Date) => void
  /**
   * How far time has surely come: what cannot be undone waits for both, the service's time and a block that was made so late
   * (docs/decisions/145). On a devnet, where no block comes while nobody pays, it is the service's time.
   */
  passed: () => Date
}

/** A clock that follows the chain where `followsChain`, else the system's time alone. */
export function makeClock({ followsChain }: { followsChain: boolean }): Clock {
  let ahead = 0
  let newest = 0
  const now = () => new Date(Date.now() + ahead)
  return {
    now,
    follow: (blockTime) => {
      newest = blockTime.getTime()
      if (followsChain) ahead = Math.max(ahead, newest - Date.now())
    },
    passed: () => (followsChain ? now() : new Date(Math.min(Date.now(), newest))),
  }
}
