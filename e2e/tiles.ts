import type { Page } from '@playwright/test'

/**
 * The figures that stand beside each other: how many there are, of how many sizes, on how many lines, which of them hang out of
 * their place, which names do not stand on one line, and how large the letters are, pixels.
 */
export const drawnTiles = (page: Page, names: readonly string[]) =>
  page.getByRole('main').evaluate((main, all) => {
    const figures = [
      ...main.querySelectorAll<HTMLElement>(all.map((it) => `[data-figure="${it}"]`).join()),
    ]
    const sizes = figures.map((it) => Number.parseFloat(getComputedStyle(it).fontSize))
    const bottoms = figures.map((it) => Math.round(it.getBoundingClientRect().bottom))
    const over = figures.filter((it) => {
      const range = document.createRange()
      range.selectNodeContents(it)
      const place = it.parentElement
      if (!place) return true
      const { paddingRight } = getComputedStyle(place)
      const end = place.getBoundingClientRect().right - Number.parseFloat(paddingRight)
      return range.getBoundingClientRect().right > end + 0.5
    })
    const broken = figures
      .map((it) => it.parentElement?.querySelector('p'))
      .filter(
        (it) => it && it.clientHeight > 1.6 * Number.parseFloat(getComputedStyle(it).fontSize),
      )
    return {
      count: figures.length,
      sizes: new Set(sizes).size,
      lines: new Set(bottoms).size,
      over: over.map((it) => it.innerText),
      broken: broken.map((it) => it?.innerText),
      letters: Math.min(...sizes),
    }
  }, names)

/** What three figures beside each other are to be like. */
export const IN_LINE = { count: 3, sizes: 1, lines: 1, over: [], broken: [] }
