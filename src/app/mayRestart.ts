/** Nothing is open, typed or being sent that loading the page anew would lose. */
export function mayRestart(): boolean {
  if (document.querySelector('dialog[open], [aria-busy="true"]')) return false
  return ![...document.querySelectorAll('input, textarea')].some(isTouched)
}

const isTouched = (field: Element) =>
  (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
  field.value !== field.defaultValue
