/** What a button fills into a field counts as typed: the form around it takes its complaint back and keeps the draft. */
export const countAsTyped = (field: Element | null | undefined) =>
  field?.dispatchEvent(new InputEvent('input', { bubbles: true }))
