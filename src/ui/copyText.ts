/** Puts a text on the clipboard; false where the browser does not let it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // No clipboard on pages without https (a phone on the local network), and none without permission.
    return copyBySelection(text)
  }
}

/** The old way. The text goes into the open dialog, for nothing outside it can be selected. */
function copyBySelection(text: string) {
  const box = document.createElement('textarea')
  box.value = text
  box.className = 'visuallyHidden'
  const place = document.querySelector('dialog[open]') ?? document.body
  const focused = document.activeElement
  place.append(box)
  box.select()
  const done = document.execCommand('copy')
  box.remove()
  if (focused instanceof HTMLElement) focused.focus()
  return done
}
