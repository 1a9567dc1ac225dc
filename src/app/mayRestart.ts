/** What was typed into. React makes what a field began with equal to what it says: a field alone does not tell. */
const typed = new WeakSet<EventTarget>()
globalThis.document?.addEventListener('input', ({ target }) => target && typed.add(target), true)

/** Nothing is open, typed or being sent that loading the page anew would lose. */
export function mayRestart(): boolean {
  if (document.querySelector('dialog[open], [aria-busy="true"]')) return false
  return ![...document.querySelectorAll('input, textarea')].some(isTouched)
}

function isTouched(field: Element): boolean {
  if (field instanceof HTMLTextAreaElement) return isWritten(field)
  if (!(field instanceof HTMLInputElement)) return false
  // A box has a value of its own where none was given it.
  if (/^(checkbox|radio)$/.test(field.type)) return field.checked !== field.defaultChecked
  return isWritten(field)
}

const isWritten = (field: HTMLInputElement | HTMLTextAreaElement) =>
  field.value !== field.defaultValue || (typed.has(field) && field.value !== '')
