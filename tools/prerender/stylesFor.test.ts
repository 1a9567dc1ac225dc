import { expect, test } from 'vitest'
import type { Bundle } from './screensOf.ts'
import { stylesFor } from './stylesFor.ts'

const sheet = (source: string) => ({ type: 'asset', source })
const bundle = {
  'assets/form.css': sheet(
    '.ui-Form-form{gap:8px}@media (width>900px){.ui-Form-form{gap:16px}.ui-Other-x{gap:1px}}.ui-Rows-cell{margin:.5em}',
  ),
  'assets/kit.css': sheet(
    '@keyframes turn{to{rotate:1turn}}.ui-List-row>p,.ui-Note-note{color:red}',
  ),
} as unknown as Bundle

const screens = {
  parts: ['SignUp.js', 'form.css', 'kit.css'],
  catalogs: {},
  names: { '/sign-up': 'SignUp', '/home': 'Home' },
  screens: { SignUp: [1, 0, 1, 2], Home: [0] },
}

test('of the styles of a screen what it looks like needs is taken, in their order', () => {
  const look = '<form class="ui-Form-form"><p class="ui-Note-note"></p></form>'
  expect(stylesFor({ '/sign-up': look }, bundle, screens)).toBe(
    '.ui-Form-form{gap:8px}@media (width>900px){.ui-Form-form{gap:16px}.ui-Other-x{gap:1px}}' +
      '@keyframes turn{to{rotate:1turn}}.ui-List-row>p,.ui-Note-note{color:red}',
  )
  expect(stylesFor({ '/home': look }, bundle, screens)).toBe('')
})
