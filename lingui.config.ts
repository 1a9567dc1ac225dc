import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

/** What is on the sign-in and round every screen: its words are part of the first load, and the others come after it. */
const start = [
  'src/app',
  'src/api',
  'src/ui',
  'src/screens/account/SignIn.tsx',
  'src/screens/account/LanguageChip.tsx',
]

/** Shown on a tap, and never on the sign-in. */
const sources = 'src/ui/source'

/** What a signed-in member starts with. */
const home = 'src/screens/home'

/** Its words come with it: no member loads them. */
const desk = 'src/screens/console'

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'zh-Hant'],
  catalogs: [
    { path: 'src/locales/start/{locale}', include: start, exclude: [sources] },
    { path: 'src/locales/home/{locale}', include: [home] },
    { path: 'src/locales/console/{locale}', include: [desk] },
    {
      path: 'src/locales/{locale}',
      include: ['src/screens', 'src/wallet', sources],
      exclude: [home, desk],
    },
  ],
  // Without line numbers, moving code does not touch the catalogs.
  format: formatter({ lineNumbers: false }),
})
