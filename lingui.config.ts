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

/** Its words come with it: no member loads them. */
const desk = 'src/screens/console'

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'zh-Hant'],
  catalogs: [
    { path: 'src/locales/start/{locale}', include: start },
    { path: 'src/locales/console/{locale}', include: [desk] },
    { path: 'src/locales/{locale}', include: ['src/screens', 'src/wallet'], exclude: [desk] },
  ],
  // Without line numbers, moving code does not touch the catalogs.
  format: formatter({ lineNumbers: false }),
})
