import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Gap } from './Gap.tsx'

const gap = (locale: string, after?: string) =>
  renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale, messages: { [locale]: {} } })}>
      <Gap after={after} />
    </I18nProvider>,
  )

test('English sentences are parted by a space, Chinese ones by their full stop', () => {
  expect(gap('en')).toBe(' ')
  expect(gap('zh-Hant')).toBe('')
})

test('words that end without a full stop are parted from what follows in every language', () => {
  expect(gap('zh-Hant', 'BTCWT 餘額不足')).toBe(' ')
  expect(gap('zh-Hant', '此連結已失效。')).toBe('')
  expect(gap('en', 'Please log in again')).toBe(' ')
})
