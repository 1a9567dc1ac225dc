import { useLingui } from '@lingui/react/macro'
import { fieldName } from '#shared/problems.ts'
import { useLocale } from '#src/ui/useLocale.ts'
import type { Fields } from './texts.ts'

/** What stands in a form as a person reads it, by what its fields are called on the screen. */
export function usePartWords(): (of: Fields, picture: string) => Fields {
  const { t } = useLingui()
  const locale = useLocale()
  const names: Fields = {
    shown: t`Shown to members`,
    from: t`Shown from, your time`,
    until: t`Shown until, your time`,
    link: t`Leads to`,
    pinned: t`Pinned`,
  }
  const choices: Record<string, Fields> = {
    shown: { no: t`Not shown`, now: t`Shown`, later: t`From a moment` },
    pinned: { no: t`no`, yes: t`yes` },
  }
  return (of, picture) =>
    Object.fromEntries(
      Object.entries(of).map(([name, text]) => [
        names[name] ?? fieldName(name, locale),
        // Nobody reads the letters of a picture.
        text.startsWith('data:') ? picture : (choices[name]?.[text] ?? text),
      ]),
    )
}
