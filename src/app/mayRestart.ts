/** Nothing is open, typed or being sent that loading the page anew would lose. */
export function mayRestart(): boolean {
  if (document.querySelector('dialog[open], [aria-busy="true"]')) return false
  return ![...document.querySelectorAll('input, textarea')].some(isTouched)
}

function isTouched(field: Element): boolean {
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue
  if (!(field instanceof HTMLInputElement)) return false
  // A box has a value of its own where none was given it.
  if (/^(checkbox|radio)$/.test(field.type)) return field.checked !== field.defaultChecked
  return field.value !== field.defaultValue
}
