/** Leads on to a field, unless somebody types elsewhere meanwhile, a password say: nobody is taken away from that. */
export function whereTyped() {
  const from = document.activeElement
  return (field: HTMLElement | null | undefined) => {
    if ([from, document.body].includes(document.activeElement)) field?.focus()
  }
}
