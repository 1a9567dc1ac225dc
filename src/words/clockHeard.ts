let heard = false
let missed = false

/** Whether the service has told its time since the app was opened, or could not be reached. */
export const clockHeard = {
  /** Whether there is only this device's own clock. While the first answer is waited for nobody knows. */
  isOwn: () => missed && !heard,
  note: () => {
    heard = true
  },
  miss: () => {
    missed = true
  },
}
