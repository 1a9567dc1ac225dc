import type { Plugin } from 'vite'

const CORE = /@lingui\/core\/dist\/index\.mjs$/
const AT_ONCE = 'const valueStr = number(locales, value, numberFormat)'
const WHEN_ASKED = 'const valueStr = () => number(locales, value, numberFormat)'

/**
 * A text with a plural has the browser write its number, even where nothing of it is shown: the first time takes 20 ms of a
 * phone's thread, 80 on a slow one. With this it is written where a text has a `#`. Throws when the library reads otherwise.
 */
export function numbersWhenAsked(): Plugin {
  let isDone = false
  return {
    name: 'bitwave:numbers-when-asked',
    apply: 'build',
    transform(code, id) {
      if (!CORE.test(id) || !code.includes(AT_ONCE)) return undefined
      isDone = true
      return { code: code.replace(AT_ONCE, WHEN_ASKED), map: null }
    },
    generateBundle() {
      if (!isDone) this.error('@lingui/core writes numbers elsewhere now')
    },
  }
}
