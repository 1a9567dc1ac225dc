/**
 * A change of screens that is cut short, by the next one or by a keyboard that changes the window's size, tells so by a
 * promise that the router leaves to nobody. That is no failure: the screen changed all the same.
 */
export function hearSkippedTransitions() {
  addEventListener('unhandledrejection', (event) => {
    const { reason } = event
    if (
      reason instanceof DOMException &&
      /transition was (skipped|aborted)/i.test(reason.message)
    ) {
      event.preventDefault()
    }
  })
}
