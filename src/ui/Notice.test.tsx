import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Notice } from './Notice.tsx'

const DAY = 24 * 60 * 60_000

test.each([
  ['en', '2 months ago'],
  ['zh-Hant', '2 個月前'],
] as const)('a notice of long ago says its day once, and its age beside it: %s', (locale, age) => {
  const i18n = setupI18n({ locale, messages: { [locale]: {} } })
  const publishedAt = new Date(Date.now() - 75 * DAY).toISOString()
  const drawn = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Notice title="Maintenance" body="We stop for an hour." publishedAt={publishedAt} />
    </I18nProvider>,
  )
  expect(drawn.replace(/<[^>]*>/g, '')).toContain(`\u00a0UTC${age}`)
})
