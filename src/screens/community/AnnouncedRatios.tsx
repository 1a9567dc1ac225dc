import { Trans } from '@lingui/react/macro'
import { Note } from '#src/ui/Note.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { ratioText } from '#src/words/format.ts'
import { dateText } from '#src/words/format-time.ts'
import type { ToCome } from './own.ts'

/** What comes of the own ratios, and when: until then it is neither earned by nor given on. */
export function AnnouncedRatios({ of: { day, rewardRatio, subsidyRatio } }: { of: ToCome }) {
  const from = dateText(day, useLocale())
  return (
    <Note icon="clock">
      <Trans>
        Announced from {from}, 00:00 UTC: reward ratio {ratioText(rewardRatio)}, subsidy ratio{' '}
        {ratioText(subsidyRatio)}. Until then you can give at most what is lower: the ratio of now
        or the announced one.
      </Trans>
    </Note>
  )
}
