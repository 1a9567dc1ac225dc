import type { Plugin } from 'vite'

const CORE = /@lingui\/core\/dist\/index\.mjs$/
const AT_ONCE = 'const valueStr = number(locales, value, numberFormat)'
const WHEN_ASKED = 'const valueStr = () => number(locales, value, numberFormat)'

/**
 * A text with a plural has the browser write its number, even where nothing of it is shown: the first time takes 20 ms of a
 * phone's thread, 80 on a slow one. With this it is written where a text has a `#`. Throws when the library reads otherwise.
 */
export const numbersWhenAsked = (): Plugin => ({
  name: 'bitwave:numbers-when-asked',
  apply: 'build',
  transform(code, id) {
    if (!CORE.test(id)) return undefined
    if (!code.includes(AT_ONCE)) throw new Error(`${id} writes numbers elsewhere now`)
    return { code: code.replace(AT_ONCE, WHEN_ASKED), map: null }
  },
})
