import type { Locator } from '@playwright/test'

/** On how many lines words of a part stand; 0 where they are not there. */
export const linesOf = (part: Locator, words: string): Promise<number> =>
  part.evaluate((it, sought) => {
    const nodes = document.createTreeWalker(it, NodeFilter.SHOW_TEXT)
    let node = nodes.nextNode()
    while (node && !node.nodeValue?.includes(sought)) node = nodes.nextNode()
    if (!node) return 0
    const range = document.createRange()
    const from = node.nodeValue?.indexOf(sought) ?? 0
    range.setStart(node, from)
    range.setEnd(node, from + sought.length)
    return new Set([...range.getClientRects()].map(({ top }) => top)).size
  }, words)
