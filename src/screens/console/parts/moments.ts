import type { Locale } from '#shared/locale.ts'
import { dateTimeText } from '#src/words/format-time.ts'

const HOUR = 3_600_000

const two = (figure: number) => String(figure).padStart(2, '0')

/** A moment as a field for date and time has it: by the clock of this device. */
export function localField(at: Date): string {
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-')
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`
}

/** What such a field says, as a moment of the wire; empty where it says none. */
export function momentIn(field: string): string {
  const at = new Date(field)
  return field === '' || Number.isNaN(at.getTime()) ? '' : at.toISOString()
}

/** The first full hour that is at least one hour away. */
export const soon = (now: number): Date => new Date((Math.floor(now / HOUR) + 2) * HOUR)

/** The zone of this device's clock. */
export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** A moment in UTC, and by the clock of this device where that is another time. */
export function momentText(at: string, locale: Locale): string {
  const utc = dateTimeText(at, locale)
  const date = new Date(at)
  if (date.getTimezoneOffset() === 0) return utc
  const clock = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'zh-TW', {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const here = clock.format(date)
  return locale === 'en' ? `${utc} (here ${here})` : `${utc}（當地 ${here}）`
}
