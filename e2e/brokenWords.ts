import type { Locator } from '@playwright/test'

/** Words of a language, as they stand in its sentences, that do not stand in one line of a part; names that people chose may. */
export const brokenWords = (part: Locator): Promise<string[]> => part.evaluate(brokenIn)

/** Runs in the page: those of an element, else of its main part. */
export function brokenIn(part: Element | null): string[] {
  const it = part ?? document.querySelector('main') ?? document.body
  const found: string[] = []
  const walker = document.createTreeWalker(it, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement
    if (!holder?.checkVisibility() || holder.closest('[translate=no]')) continue
    for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(
      /(?<![^\s(])[A-Z]?[a-z]{2,}(?![^\s,.:)])/g,
    )) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) found.push(word)
    }
  }
  return found
}
