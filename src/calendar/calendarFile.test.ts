import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CalendarEvent, calendarFile } from './calendarFile.ts'

const STAMP = Date.parse('2026-11-21T17:00:00.250Z')
const event: CalendarEvent = {
  uid: 'order-12@farm',
  at: '2026-12-21T00:00:00.000Z',
  title: 'The principal returns',
  text: 'The term ends.',
  url: 'https://farm.example/#/pages/staking/my',
}

const file = (changes: Partial<CalendarEvent> = {}) =>
  calendarFile([{ ...event, ...changes }], STAMP)
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')
const octets = (text: string) => new TextEncoder().encode(text).length

/** What a reader of the file makes of a text again (RFC 5545, 3.3.11). */
const readText = (text: string) =>
  text.replaceAll(/\\(.)/g, (_, it: string) => (it.toLowerCase() === 'n' ? '\n' : it))
const property = (text: string, name: string) =>
  unfolded(text)
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1) ?? ''

describe('a calendar file', () => {
  test('does not let a text end its line or begin a property of its own', () => {
    const text = file({ text: 'a\r\nEND:VEVENT\nb\rc; d, e\\f\u0000\u0007' })
    expect(property(text, 'DESCRIPTION')).toBe('a\\nEND:VEVENT\\nb\\nc\\; d\\, e\\\\f')
    expect(unfolded(text).filter((line) => line === 'END:VEVENT')).toHaveLength(1)
  })

  test('has no line over 75 octets, cuts no character, and every line ends in CR LF', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (title) => {
        const text = file({ title: `質押${title}`, text: title })
        for (const line of text.split('\r\n')) {
          expect(octets(line)).toBeLessThanOrEqual(75)
          expect(line).not.toMatch(/[\r\n]/)
          expect(line.isWellFormed()).toBe(true)
        }
        expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
      }),
    )
  })

  test('says the same after it was folded and escaped as before', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
        const plain = title.replaceAll(/\p{Cc}/gu, '')
        expect(readText(property(file({ title: plain }), 'SUMMARY'))).toBe(plain)
      }),
    )
  })

  test('has moments in UTC to the second, and when it was made', () => {
    const text = file({ at: '2026-12-21T08:30:05.999+08:00' })
    expect(property(text, 'DTSTART')).toBe('20261221T003005Z')
    expect(property(text, 'DTSTAMP')).toBe('20261121T170000Z')
  })

  test('has a reminder inside of each entry, at its beginning', () => {
    const lines = unfolded(calendarFile([event, { ...event, uid: 'order-13@farm' }], STAMP))
    const count = (line: string) => lines.filter((it) => it === line).length
    expect(count('BEGIN:VEVENT')).toBe(2)
    expect(count('BEGIN:VALARM')).toBe(2)
    expect(count('TRIGGER:PT0S')).toBe(2)
    expect(lines.indexOf('END:VALARM')).toBeLessThan(lines.indexOf('END:VEVENT'))
    expect(lines.filter((line) => line.startsWith('UID:'))).toEqual([
      'UID:order-12@farm',
      'UID:order-13@farm',
    ])
  })
})
