/**
 * A change of screens that is cut short, by the next one or by a keyboard that changes the window's size, tells so by a
 * promise that the router leaves to nobody. That is no failure: the screen changed all the same.
 */
export function hearSkippedTransitions() {
  addEventListener('unhandledrejection', (event) => {
    const { reason } = event
    // Chromium: "Transition was skipped"; WebKit: "Old view transition aborted by new view transition."
    if (reason instanceof DOMException && /\btransition\b/i.test(reason.message)) {
      event.preventDefault()
    }
  })
}
