import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Trans } from './Trans.tsx'

const said = (name: unknown) => {
  const i18n = setupI18n({
    locale: 'en',
    messages: { en: { by: 'Invited by {name}, <0>now</0>' } },
  })
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Trans id="by" values={{ name }} components={{ 0: <em /> }} />
    </I18nProvider>,
  )
}

describe('a sentence with a name in it', () => {
  it.each([
    ['<b>Bo</b>', '&lt;b&gt;Bo&lt;/b&gt;'],
    ['<0>Bo</0>', '&lt;0&gt;Bo&lt;/0&gt;'],
    ['<0/>', '&lt;0/&gt;'],
    ['Bo & Co', 'Bo &amp; Co'],
  ])('says %s as it was written', (name, html) => {
    expect(said(name)).toBe(`Invited by ${html}, <em>now</em>`)
  })

  it('takes what is no text as it always did', () => {
    expect(said(<b>Bo</b>)).toBe('Invited by <b>Bo</b>, <em>now</em>')
    expect(said(7)).toBe('Invited by 7, <em>now</em>')
  })
})
