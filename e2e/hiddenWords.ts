import type { Page } from '@playwright/test'

/** Words of a part, the screen if none is named, that are cut off by what is round them, hang out of the window, or lie under other words. */
export const hiddenWords = (page: Page, within = 'body'): Promise<string[]> =>
  page.evaluate((selector) => {
    const part = [...document.querySelectorAll(selector)].at(-1)
    if (!part) return [`missing: ${selector}`]
    type Piece = { said: string; around: Element; box: DOMRect }

    const endsInDots = (it: Element) => getComputedStyle(it).textOverflow === 'ellipsis'
    /** The first lines of what is read on its own screen. */
    const isClamped = (it: Element) => getComputedStyle(it).webkitLineClamp !== 'none'
    const scrolls = (it: Element) => /auto|scroll/.test(getComputedStyle(it).overflow)
    const isSeen = (it: Element) =>
      it.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      it.closest('.visuallyHidden, [aria-hidden=true], svg, dialog:not([open]), option') === null &&
      !isClamped(it)

    const pieces: Piece[] = []
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const around = node.parentElement
      const said = node.textContent?.trim() ?? ''
      if (!around || said === '' || !isSeen(around)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const box of range.getClientRects()) {
        if (box.width > 1 && box.height > 1) pieces.push({ said, around, box })
      }
    }

    const faults: string[] = []
    for (const { said, around, box } of pieces) {
      let frees = false
      for (let at: Element | null = around; at && !frees; at = at.parentElement) {
        frees = scrolls(at) || endsInDots(at)
        const { overflow, display } = getComputedStyle(at)
        const { left, right, top, bottom } = at.getBoundingClientRect()
        const isOut =
          box.left < left - 1 ||
          box.right > right + 1 ||
          box.top < top - 3 ||
          box.bottom > bottom + 3
        if (!frees && isOut && /hidden|clip/.test(overflow) && display !== 'inline')
          faults.push(`cut: ${said}`)
      }
      if (!frees && (box.right > innerWidth + 1 || box.left < -1)) faults.push(`outside: ${said}`)
    }

    const staysPut = (it: Element | null): boolean =>
      it !== null &&
      it !== part &&
      (/fixed|sticky/.test(getComputedStyle(it).position) || staysPut(it.parentElement))
    const flowing = pieces.filter(({ around }) => !staysPut(around))
    for (const [at, one] of flowing.entries()) {
      for (const other of flowing.slice(at + 1)) {
        if (one.around === other.around) continue
        const width =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        const height =
          Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
        const low = Math.min(one.box.height, other.box.height)
        if (width > 2 && height > low / 3) faults.push(`covered: ${one.said} / ${other.said}`)
      }
    }
    return [...new Set(faults)]
  }, within)
