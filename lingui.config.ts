import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'zh-Hant'],
  catalogs: [{ path: 'src/locales/{locale}', include: ['src'] }],
  // Without line numbers, moving code does not touch the catalogs.
  format: formatter({ lineNumbers: false }),
})
