import type { Locale } from '#shared/locale.ts'

type Person = { id: string; nickname?: string | null | undefined }

/**
 * A member as the console says it: by nickname, where it is known, and UID. A number stays on the line of what it is; what audits
 * found is in English.
 */
export function personText({ id, nickname }: Person, locale: Locale = 'en'): string {
  const uid = `UID\u00A0${id}`
  if (!nickname) return uid
  return locale === 'en' ? `${nickname} (${uid})` : `${nickname}（${uid}）`
}
