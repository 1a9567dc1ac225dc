import { useLocale } from '#src/ui/useLocale.ts'
import { dateTimeText } from '#src/words/format-time.ts'
import { useMe } from './roles.ts'

/** Until when whoever is at the desk is new there, and one of no two people (docs/decisions/098), in words; undefined: not. */
export function useNewUntil(): string | undefined {
  const locale = useLocale()
  const { data: me } = useMe()
  return me?.newUntil ? dateTimeText(me.newUntil, locale) : undefined
}
