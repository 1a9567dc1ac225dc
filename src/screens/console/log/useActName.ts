import { useLingui } from '@lingui/react'
import { actWords } from '#src/screens/console/act-words.ts'

/** What an act of the log is called in the language in use. */
export function useActName() {
  const { i18n } = useLingui()
  return (act: string): string => {
    const words = actWords[act]
    return words ? i18n._(words) : act
  }
}
