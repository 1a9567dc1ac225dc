let ahead = 0

/** The service's time as this device knows it: a device's own clock may be wrong, and a devnet's clock follows its chain. */
export const clock = {
  /** Milliseconds since 1970. */
  now: () => Date.now() + ahead,
  /** Follows the time that an answer of the service carried, in milliseconds since 1970. */
  follow(serviceTime: number) {
    if (Number.isFinite(serviceTime)) ahead = serviceTime - Date.now()
  },
}
