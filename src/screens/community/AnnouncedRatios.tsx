import { Trans } from '@lingui/react/macro'
import { Fragment } from 'react'
import { Gap } from '#src/ui/Gap.tsx'
import { Note } from '#src/ui/Note.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { ratioText } from '#src/words/format.ts'
import { dateText } from '#src/words/format-time.ts'
import type { Own, ToCome } from './own.ts'

/** What comes of the own ratios, or that nobody could say; nothing where nothing comes. */
export function AnnouncedRatios({ own: { toCome } }: { own: Own }) {
  if (toCome === null) return null
  return toCome ? <Announced of={toCome} /> : <NotKnown />
}

/** Until then it is neither earned by nor given on. */
function Announced({ of }: { of: readonly ToCome[] }) {
  const locale = useLocale()
  return (
    <Note icon="clock">
      {of.map(({ day, rewardRatio, subsidyRatio }) => {
        const from = dateText(day, locale)
        return (
          <Fragment key={day}>
            <Trans>
              Announced from {from}, 00:00 UTC: reward ratio {ratioText(rewardRatio)}, subsidy ratio{' '}
              {ratioText(subsidyRatio)}.
            </Trans>
            <Gap />
          </Fragment>
        )
      })}
      <Trans>
        Until then you can give at most what is lower: the ratio of now or the announced one.
      </Trans>
    </Note>
  )
}

/** Only what was decided last is known, and a form that takes that much may be refused. */
const NotKnown = () => (
  <Note kind="amber" icon="clock">
    <Trans>
      This is what was decided last. Whether it counts already could not be found out: if it is
      announced for a later day, less may count now, and until then no more than that can be given.
    </Trans>
  </Note>
)
