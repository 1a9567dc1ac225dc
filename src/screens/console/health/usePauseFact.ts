import { useLingui } from '@lingui/react/macro'
import { useCall } from '#src/api/useCall.ts'
import { useLocale } from '#src/ui/useLocale.ts'
import { pauseWords } from './pause-words.ts'

/** How often it is looked what others have paused meanwhile, milliseconds. */
const EVERY = 60_000

/** What is paused now, in a line; empty where all goes on, undefined while it is not known yet. */
export function usePauseFact(): string | undefined {
  const { i18n, t } = useLingui()
  const locale = useLocale()
  const { data, error } = useCall('operator/pauses', {}, { every: EVERY })
  if (!data) return error ? t`Whether anything is paused could not be read` : undefined
  const paused = data.list
    .filter(({ since }) => since !== null)
    .map(({ what }) => i18n._(pauseWords[what].name))
  const named = new Intl.ListFormat(locale).format(paused)
  return paused.length > 0 ? t`Paused: ${named}` : ''
}
