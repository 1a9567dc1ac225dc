let heard = false

/** Whether the service has told its time since the app was opened; until then there is only this device's own. */
export const clockHeard = {
  isHeard: () => heard,
  note: () => {
    heard = true
  },
}
