import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { answeredAt, noteAnswer } from '#src/words/answeredAt.ts'
import { dateTimeText } from '#src/words/format-time.ts'
import { markSaved } from '#src/words/savedAt.ts'
import { AnsweredAt } from './AnsweredAt.tsx'

const drawn = (of: unknown) =>
  renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <AnsweredAt of={of} />
    </I18nProvider>,
  )
const said = (at: string | undefined) => `>${dateTimeText(at ?? '', 'en')}</span>`

const THEN = '2026-11-21T03:00:00.000Z'
const SAVED = '2026-11-21T12:00:00.000Z'

test.each([
  ['a coin of the reserves', { asOf: THEN, members: 1n }],
  ['a published tree', { at: THEN, totals: { BTCW: 1n } }],
])('%s tells of when its figures are, however late the answer came', (_, answer) => {
  expect(drawn(noteAnswer([answer])[0])).toContain(said(THEN))
  expect(drawn(answer)).not.toContain(said(answeredAt(answer)?.toISOString()))
})

test('an answer that says no moment, and a list of it, tells when it was given', () => {
  const answer = noteAnswer({ weekT: 1n, list: [{ day: '2026-11-21' }] })
  const given = answeredAt(answer)?.toISOString()
  expect(drawn(answer)).toContain(said(given))
  expect(drawn(answer.list)).toContain(said(given))
})

test('a copy tells of when its figures are, and from when the copy is', () => {
  const copy = { asOf: THEN }
  markSaved(copy, new Date(SAVED))
  expect(drawn(copy)).toContain(said(THEN))
  expect(drawn(copy)).toContain(`dateTime="${SAVED}"`)
})

test('what was kept of the last visit and not heard again says so, beside a moment that it has', () => {
  const kept = /Kept on this device from the last visit/
  expect(drawn({ orders: 1 })).toMatch(kept)
  expect(drawn({ orders: 1, asOf: THEN })).toMatch(kept)
  expect(drawn({ orders: 1, asOf: THEN })).toContain(said(THEN))
})
