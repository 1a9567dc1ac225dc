/** Runs in the page: lines of a name and a value that are two although both would have room in one. Long names may be. */
export function wrappedRows(): string[] {
  const rows = [...document.querySelectorAll<HTMLElement>('dl > div:has(> dt)')]
  return rows.flatMap((row) => {
    const [name, value] = row.querySelectorAll<HTMLElement>('dt, dd')
    if (!name || !value) return []
    const isWrapped = value.getBoundingClientRect().top >= name.getBoundingClientRect().bottom
    const whole = 'flex: none; max-width: none; white-space: nowrap'
    for (const it of [name, value]) it.style.cssText = whole
    const [own, other] = [name, value].map((it) => it.getBoundingClientRect().width)
    for (const it of [name, value]) it.style.cssText = ''
    const gap = Number.parseFloat(getComputedStyle(row).columnGap)
    const long = 8.5 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    if (!own || !other) return []
    return isWrapped && own <= long && own + gap + other <= row.clientWidth ? [name.innerText] : []
  })
}
