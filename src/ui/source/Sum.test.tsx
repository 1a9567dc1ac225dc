import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Sum } from './Sum.tsx'

const drawn = (hashrate: string | undefined) =>
  renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <Sum sum="{staked} × {hashrate}" inputs={{ staked: '10 T', hashrate }} exact="1 PH/s" />
    </I18nProvider>,
  )

test('a sum is told with its figures, and not where one of them is not known', () => {
  expect(drawn('100 TH/s')).toContain('10 T × 100 TH/s = 1 PH/s')
  expect(drawn(undefined)).toBe('')
})
