import { useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { formRefusals } from '#shared/formRefusals.ts'
import { say } from '#shared/locale.ts'
import { Ratio } from '#shared/money.ts'
import type { Problem } from '#shared/problems.ts'
import { percentTyped } from '#src/ui/percent.ts'
import { useLocale } from '#src/ui/useLocale.ts'
import type { Ratios } from './standing.ts'

const NAMES = ['rewardRatio', 'subsidyRatio'] as const

/** What can be known to be refused before it is sent: no percentage, more than can be given, no ratio at all. */
export function useRatioCheck(most: Ratios, { adds }: { adds: boolean }) {
  const { t } = useLingui()
  const locale = useLocale()

  return (values: Record<string, FormDataEntryValue>): Problem[] => {
    const read = NAMES.map((field) => ({ field, ...z.safeDecode(Ratio, String(values[field])) }))
    const wrong = read.flatMap(({ field, data }) => {
      if (data === undefined) {
        return [{ field, message: t`Enter a percentage from 0 to 100, with at most 2 decimals.` }]
      }
      if (data <= most[field]) return []
      const max = `${percentTyped(most[field])} %`
      return [{ field, message: say(formRefusals.ratioTooHigh, locale, { max }) }]
    })
    if (adds && read.every(({ data }) => data === 0n)) {
      return [{ field: 'rewardRatio', message: say(formRefusals.ratioZero, locale) }]
    }
    return wrong
  }
}
