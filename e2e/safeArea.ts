import type { Locator, Page } from '@playwright/test'

/** A device, and what its notch, its round corners and its home indicator take of the window, in pixels. */
export type Device = {
  viewport: { width: number; height: number }
  insets: { top: number; right: number; bottom: number; left: number }
}

export const UPRIGHT: Device = {
  viewport: { width: 390, height: 844 },
  insets: { top: 47, right: 0, bottom: 34, left: 0 },
}

export const ON_ITS_SIDE: Device = {
  viewport: { width: 844, height: 390 },
  insets: { top: 0, right: 47, bottom: 21, left: 47 },
}

/** As wide as a desk's window, and not as high. */
export const LARGE_ON_ITS_SIDE: Device = {
  viewport: { width: 932, height: 430 },
  insets: { top: 0, right: 59, bottom: 21, left: 59 },
}

/** With the rail at its side. */
export const TABLET: Device = {
  viewport: { width: 1180, height: 820 },
  insets: { top: 24, right: 0, bottom: 20, left: 40 },
}

/** Has the browser say what the device takes of the window. */
export async function setInsets(page: Page, { insets: { top, right, bottom, left } }: Device) {
  const protocol = await page.context().newCDPSession(page)
  await protocol.send('Emulation.setSafeAreaInsetsOverride', {
    insets: {
      ...{ top, topMax: top, right, rightMax: right },
      ...{ bottom, bottomMax: bottom, left, leftMax: left },
    },
  })
}

/** Something that is seen, and where, in pixels of the window. */
type Seen = { name: string; left: number; top: number; right: number; bottom: number }

/** What of a part, a screen or an open sheet, cannot be tapped or read within the safe area, however it is scrolled. */
export async function outside(part: Locator, { viewport, insets }: Device): Promise<string[]> {
  // Half a pixel is a rounding.
  const isAside = ({ left, right }: Seen) =>
    left < insets.left - 0.5 || right > viewport.width - insets.right + 0.5
  const isAbove = ({ top }: Seen) => top < insets.top - 0.5
  const isBelow = ({ bottom }: Seen) => bottom > viewport.height - insets.bottom + 0.5

  const controls = await part.evaluate(controlsIn)
  const atTop = await part.evaluate(linesIn, 'top' as const)
  const atEnd = await part.evaluate(linesIn, 'end' as const)
  return [
    ...controls.filter((it) => it.covered || isAside(it) || isAbove(it) || isBelow(it)),
    ...atTop.filter((it) => isAside(it) || isAbove(it)),
    ...atEnd.filter(isBelow),
  ].map((it) => JSON.stringify(it))
}

/** Runs in the page: every control where it is once it has come into sight, and whether what stays in its place lies over it. */
function controlsIn(part: Element) {
  const isCovered = (control: Element, { x, y, width, height }: DOMRect) => {
    let over = document.elementFromPoint(x + width / 2, y + height / 2)
    while (over && !over.contains(control)) {
      if (/fixed|sticky/.test(getComputedStyle(over).position)) return true
      over = over.parentElement
    }
    return false
  }
  const all = 'a, button, summary, label, input:not([type=hidden]), textarea, select'
  const found: (Seen & { covered: boolean })[] = []
  for (const control of part.querySelectorAll<HTMLElement>(all)) {
    // Rows that scrolling has taken out of the page are not there any more.
    if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    // The way past the bars is out of sight until it has the focus.
    if (control.matches('a')) control.focus({ preventScroll: true })
    control.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const box = control.getBoundingClientRect()
    const { left, top, right, bottom } = box
    const name = control.textContent?.trim().slice(0, 40) || control.outerHTML.slice(0, 80)
    if (box.width > 1)
      found.push({ name, left, top, right, bottom, covered: isCovered(control, box) })
    control.blur()
  }
  return found
}

/** Runs in the page: every line of words, with all that scrolls at its top or its end. */
function linesIn(part: Element, where: 'top' | 'end'): Seen[] {
  const scrolled = [part, ...part.querySelectorAll('*')]
  if (!part.matches('dialog')) scrolled.push(document.documentElement)
  for (const it of scrolled) it.scrollTop = where === 'top' ? 0 : it.scrollHeight

  /** What is swiped sideways is cut at its edge. */
  const isSwiped = (element: Element | null): boolean =>
    element !== null &&
    ((/auto|scroll|hidden/.test(getComputedStyle(element).overflowX) &&
      element.scrollWidth > element.clientWidth) ||
      isSwiped(element.parentElement))

  const found: Seen[] = []
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const name = node.nodeValue?.trim()
    const holder = node.parentElement
    if (!name || !holder?.checkVisibility({ visibilityProperty: true }) || isSwiped(holder))
      continue
    const range = document.createRange()
    range.selectNodeContents(node)
    // The way past the bars is above the window.
    for (const { left, top, right, bottom } of range.getClientRects())
      if (bottom > 0 || where === 'end') found.push({ name, left, top, right, bottom })
  }
  return found
}
