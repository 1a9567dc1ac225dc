let ahead = 0

/** Milliseconds. */
const TOLERANCE = 5_000

/** The service's time as this device knows it: a device's own clock may be wrong, and a devnet's clock follows its chain. */
export const clock = {
  /** Milliseconds since 1970. */
  now: () => Date.now() + ahead,
  /**
   * Follows the Date header of an answer that came when this device's clock told `at`, milliseconds since 1970: it tells
   * seconds, so a few of them are no difference.
   */
  hear(date: string | null, at = Date.now()) {
    const difference = Date.parse(date ?? '') - at
    if (Number.isNaN(difference)) return
    ahead = Math.abs(difference) < TOLERANCE ? 0 : difference
  },
}
