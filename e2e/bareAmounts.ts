import type { Locator } from '@playwright/test'

/**
 * Amounts and counts in a text that are no figure with a source, no field of a record, no row or button that opens one, no rule under a
 * field and nothing that is typed.
 */
export const bareAmounts = (part: Locator): Promise<string[]> =>
  part.evaluate((root) => {
    // Not what stands within a word: a code may end in 8T.
    const AMOUNT = /(?<![A-Za-z\d])\d[\d,.]*\s*(BTCWT?|T|[kMGTPEZ]?H\/s|%)(?![A-Za-z\d])/u
    // What stands alone, such as how many; numbers of records have no separators.
    const COUNT = /^\s*(Grade |等級 ?)?\d{1,3}(,\d{3})*(\.\d+)?\s*$/
    const isTold = (around: Element) =>
      around.closest('button, a, [data-plain], input, table, time, article, label') !== null ||
      // The name of a figure, which is told with it.
      around.parentElement?.querySelector(':scope > [data-figure]') != null ||
      // What describes a field is a rule for it.
      (around.id !== '' && root.querySelector(`[aria-describedby~="${around.id}"]`) !== null)
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const bare: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? ''
      const around = node.parentElement
      if (around && (AMOUNT.test(text) || COUNT.test(text)) && !isTold(around)) bare.push(text)
    }
    return bare
  })
