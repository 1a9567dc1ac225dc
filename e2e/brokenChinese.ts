import type { Page } from '@playwright/test'

/** Chinese words of what stands in place of content that do not stand in one line. */
export const brokenChinese = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const words = new Intl.Segmenter('zh-Hant', { granularity: 'word' })
    for (const part of document.querySelectorAll('[data-state] :is(h2, p)')) {
      if (!part.checkVisibility()) continue
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const { segment, index } of words.segment(node.nodeValue ?? '')) {
          if (!/^\p{Script=Han}{2,}$/u.test(segment)) continue
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + segment.length)
          const lines = new Set([...range.getClientRects()].map(({ top }) => top))
          if (lines.size > 1) found.push(segment)
        }
      }
    }
    return found
  })
