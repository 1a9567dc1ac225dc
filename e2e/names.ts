import type { Locator } from '@playwright/test'

/** What is said the same in every language: coins, units, names, addresses, formats. */
const COMMON =
  /0x[\da-f.…*]+|\b[\da-f]{16,}\b|https?:\/\/\S+|\S+@\S+|Bitwave( Farm)?|BTCWT?|[kMGTPEZ]?H\/s|UID|CSV|PDF|QR|PNG|JPEG|English|Founder|(Member|clerk|Newcomer) [\da-f]+(-\d+)?/gi

/** What a screen reader is told of a part beside its text, and the names of all that can be used, without what people wrote. */
const spoken = (part: Locator): Promise<string[]> =>
  part.evaluate((root) => {
    const said: string[] = []
    const written = [...root.querySelectorAll<HTMLElement>('[translate=no]')]
    const texts = [
      ...root.querySelectorAll<HTMLElement>(
        'button, a, label, legend, caption, summary, option, h1, h2, h3',
      ),
    ].filter((it) => it.checkVisibility({ visibilityProperty: true }))
    for (const one of written) one.style.setProperty('display', 'none', 'important')
    said.push(...texts.map((it) => it.innerText))
    for (const one of written) one.style.removeProperty('display')
    for (const one of [root, ...root.querySelectorAll('*')]) {
      if (!(one instanceof HTMLElement)) continue
      if (!one.checkVisibility({ visibilityProperty: true })) continue
      for (const name of [
        'aria-label',
        'aria-description',
        'aria-valuetext',
        'aria-roledescription',
        'title',
        'alt',
        'placeholder',
      ]) {
        const value = one.getAttribute(name)
        if (value) said.push(value)
      }
    }
    return said
  })

/** Names that a reader of Chinese would hear in English. */
export const foreignNames = async (part: Locator): Promise<string[]> =>
  (await spoken(part))
    .filter((name) => !/\p{Script=Han}/u.test(name))
    .filter((name) => /[A-Za-z]{2,}/.test(name.replaceAll(COMMON, '')))
