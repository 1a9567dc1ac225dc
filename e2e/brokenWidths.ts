import type { Locator } from '@playwright/test'

/** From the width of a small phone down to less than half of it: a sentence ends its lines somewhere else at each. */
const WIDTHS = Array.from({ length: 50 }, (_, n) => 360 - 4 * n)

/**
 * The widths of its paragraph, pixels, at which a part of it, or what of it is like the pattern, does not stand on one
 * line. Fails where nothing is like it.
 */
export const brokenWidths = (part: Locator, like = /.+/): Promise<number[]> =>
  part.evaluate(
    (it, { widths, pattern }) => {
      const paragraph = it.closest<HTMLElement>('label, p')
      const words = document.createTreeWalker(it, NodeFilter.SHOW_TEXT)
      const range = document.createRange()
      let found: RegExpExecArray | null = null
      for (let node = words.nextNode(); node && !found; node = words.nextNode()) {
        found = new RegExp(pattern).exec(node.nodeValue ?? '')
        if (!found) continue
        range.setStart(node, found.index)
        range.setEnd(node, found.index + found[0].length)
      }
      if (!paragraph || !found) throw new Error(`no ${pattern} in a paragraph`)
      return widths.filter((width) => {
        paragraph.style.width = `${width}px`
        return new Set([...range.getClientRects()].map(({ top }) => top)).size !== 1
      })
    },
    { widths: WIDTHS, pattern: like.source },
  )
