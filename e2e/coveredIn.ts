/**
 * Runs in the page: what could be tapped where it is in view, and lies under something else. What stands still while the page
 * moves below it, such as the tabs, lies over something at any time.
 */
export function coveredIn(): string[] {
  const controls = document.querySelectorAll<HTMLElement>(
    'button, a[href], input, select, textarea',
  )
  return [...controls].flatMap((it) => {
    const { left, top, width, height } = it.getBoundingClientRect()
    const met = document.elementFromPoint(left + width / 2, top + height / 2)
    if (!met || !it.checkVisibility() || it.contains(met) || met.contains(it)) return []
    if (met.closest('label')?.control === it || isFixed(met)) return []
    return [`${it.ariaLabel ?? it.innerText} under ${met.outerHTML.slice(0, 120)}`]
  })

  function isFixed(met: Element): boolean {
    if (/fixed|sticky/.test(getComputedStyle(met).position)) return true
    return met.parentElement !== null && isFixed(met.parentElement)
  }
}
