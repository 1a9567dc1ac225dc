import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Subject } from './Subject.tsx'

const ADDRESS = `0x${'ab'.repeat(20)}`

const said = (name: string) =>
  renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <Subject name={name} />
    </I18nProvider>,
  ).replace(/<[^>]*>/g, '')

test('an address alone begins where every other line does, and one of a kind stands after it', () => {
  expect(said(ADDRESS)).toBe('0xababa******bababab')
  expect(said(`funding ${ADDRESS}`)).toMatch(/ 0xababa\*{6}bababab$/)
})
