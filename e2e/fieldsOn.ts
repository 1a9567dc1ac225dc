import type { Page } from '@playwright/test'

/** A field: what of it, of its name and of its problem is not seen, how large its letters are, what its Enter key says. */
type Typed = { name: string; hidden: string[]; letters: number; enter: string | null }

/** Every field of what is shown, as it is once it has the focus while it lay at the window's foot. */
export const fieldsOn = (page: Page) => page.evaluate(lookAtFields)

/** Runs in the page. */
function lookAtFields(): Typed[] {
  const part = document.querySelector('dialog[open]') ?? document.documentElement
  const fields = part.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type=hidden], [type=radio], [type=checkbox]), textarea',
  )
  const isHidden = (box: DOMRect) => {
    if (box.top < 0 || box.bottom > innerHeight) return true
    let over = document.elementFromPoint(box.left + 1, (box.top + box.bottom) / 2)
    for (; over && over !== part; over = over.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(over).position)) return true
    return false
  }
  return [...fields]
    .filter((it) => it.checkVisibility())
    .map((field) => {
      field.blur()
      part.scrollTop += field.getBoundingClientRect().bottom - innerHeight
      field.focus()
      const problem = document.getElementById(`${field.id}p`)
      const parts = [...(field.labels ?? []), field, ...(problem ? [problem] : [])]
      return {
        name: field.labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? '',
        hidden: parts.filter((it) => isHidden(it.getBoundingClientRect())).map((it) => it.tagName),
        letters: Number.parseFloat(getComputedStyle(field).fontSize),
        enter: field.getAttribute('enterkeyhint'),
      }
    })
}
