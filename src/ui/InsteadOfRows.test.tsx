import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { InsteadOfRows } from './InsteadOfRows.tsx'
import type { List } from './List.ts'

const nothing = () => undefined

const drawn = (list: Partial<List<unknown>>) =>
  renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <InsteadOfRows
        list={{ rows: [], isLoading: false, refresh: nothing, ...list }}
        empty="Nothing was given yet"
      />
    </I18nProvider>,
  ).replace(/<[^>]*>/g, '')

test.each([
  ['there are none', { more: null }, 'Nothing was given yet'],
  ['more may be among what follows', { more: nothing }, 'Load more'],
  ['what follows is asked for', { more: nothing, isLoadingMore: true }, 'Loading'],
  ['nothing is known yet', { isLoading: true }, ''],
])('where %s it says so', (_, list, words) => {
  expect(drawn(list)).toBe(words)
})
