import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { desk } from '#shared/desk/index.ts'
import { type Ad, adBody, adFields } from './ad-fields.ts'

const FIRST = new Date('2026-11-22T10:00:00Z')
const ad: Ad = {
  id: '4',
  title: { en: 'Terms', zh: '條款' },
  image: '/ads/terms.webp',
  link: null,
  place: 2,
  state: 'coming',
  from: '2026-12-01T08:00:07.000Z',
  until: '2026-12-31T23:59:59.000Z',
  updatedAt: '2026-11-21T08:00:00.000Z',
  revision: 3,
}
const isTaken = (body: ReturnType<typeof adBody>) =>
  z.safeDecode(desk['operator/saveAd'].body, body as never).success

test('a place that is no whole number, and a moment that is left empty, are refused', () => {
  const fields = adFields(ad, FIRST)
  expect(isTaken(adBody(fields, ad))).toBe(true)
  expect(isTaken(adBody({ ...fields, place: 'first' }, ad))).toBe(false)
  expect(isTaken(adBody({ ...fields, place: '1.5' }, ad))).toBe(false)
  expect(isTaken(adBody({ ...fields, from: '' }, ad))).toBe(false)
})

test('an ad that nobody touched is sent as it was, its moment to the second', () => {
  const { from, until, revision, place, link } = adBody(adFields(ad, FIRST), ad)
  expect({ from, until, revision, place, link }).toEqual({
    from: ad.from,
    until: ad.until,
    revision: 3,
    place: 2,
    link: null,
  })
})

test('a new ad is a draft until it is to be shown', () => {
  const fields = adFields(undefined, FIRST)
  expect(adBody(fields, undefined)).toMatchObject({ shown: false, place: 1, from: undefined })
  const later = adBody({ ...fields, shown: 'later' }, undefined)
  expect(later).toMatchObject({ shown: true, from: FIRST.toISOString() })
})
