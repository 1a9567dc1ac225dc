/**
 * Leads on to a field, unless somebody types elsewhere meanwhile, a password say: nobody is taken away from that. What was tapped
 * before the app had started is done when they may type on already: from another field than `own` it leads nowhere.
 */
export function whereTyped(own?: Element | null) {
  const at = document.activeElement
  const from = own && at instanceof HTMLInputElement ? own : at
  return (field: HTMLElement | null | undefined) => {
    if ([from, document.body].includes(document.activeElement)) field?.focus()
  }
}
