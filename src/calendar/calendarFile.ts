/** One moment that a calendar is to know of. */
export type CalendarEvent = {
  /** The same for the same thing for ever: a calendar that has it already changes its entry. */
  uid: string
  /** ISO 8601. */
  at: string
  title: string
  text: string
  url: string
}

/** RFC 5545, 3.1: octets of a line without its end. */
const LINE = 75
/** Entries of no length are not shown by every calendar. */
const LENGTH = 'PT30M'

/** An iCalendar file (RFC 5545) with an entry and a reminder for each event; `stamp` is when it was made, milliseconds. */
export function calendarFile(events: readonly CalendarEvent[], stamp: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Bitwave Farm//Maturities//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap((event) => linesOf(event, stamp)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

const linesOf = ({ uid, at, title, text, url }: CalendarEvent, stamp: number): string[] => [
  'BEGIN:VEVENT',
  `UID:${escaped(uid)}`,
  `DTSTAMP:${utc(stamp)}`,
  `DTSTART:${utc(at)}`,
  `DURATION:${LENGTH}`,
  `SUMMARY:${escaped(title)}`,
  `DESCRIPTION:${escaped(text)}`,
  `URL:${url}`,
  // Nobody is busy because a term ends.
  'TRANSP:TRANSPARENT',
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escaped(title)}`,
  'TRIGGER:PT0S',
  'END:VALARM',
  'END:VEVENT',
]

/** `20261221T000000Z`. */
const utc = (at: string | number) =>
  `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

/** RFC 5545, 3.3.11: what has a meaning in a text is written out, and no control character stays in it. */
const escaped = (text: string) =>
  text
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n|[\r\n]/g, '\\n')
    .replaceAll(/(?!\t)\p{Cc}/gu, '')

const octetsOf = (text: string) => new TextEncoder().encode(text).length

/** Goes on in the next line, behind a space, before a line is too long, and never inside of a character. */
function fold(line: string): string {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const more = octetsOf(character)
    if (octets + more > LINE) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += more
  }
  return folded
}
