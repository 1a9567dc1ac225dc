import { useLingui } from '@lingui/react/macro'
import type { Problem } from '#shared/problems.ts'
import { MomentField } from '#src/screens/console/parts/MomentField.tsx'
import { localField, momentIn, soon } from '#src/screens/console/parts/moments.ts'
import { Segment } from '#src/ui/Segment.tsx'
import { clock } from '#src/words/clock.ts'

/** From now, or from a moment on, by the clock of this device. */
export type When = { later: boolean; local: string }

/** What is set a day ahead at the earliest, whatever of it is changed (docs/decisions/098). */
const DAY_AHEAD = new Set(['plans', 'shares'])
const DAY = 24 * 3_600_000

/** What the form of a parameter begins with. */
export function firstWhen(name: string, now: number): When {
  const later = DAY_AHEAD.has(name)
  return { later, local: localField(soon(later ? now + DAY : now)) }
}

/** The moment that was chosen; none for now, and while there is none. */
export const momentOf = ({ later, local }: When): string | undefined =>
  (later && momentIn(local)) || undefined

/** From when on it is to hold. */
export function WhenInput({ value, onValue }: { value: When; onValue: (when: When) => void }) {
  const { t } = useLingui()
  return (
    <>
      <Segment
        label={t`Holds from`}
        value={value.later ? 'later' : 'now'}
        onValue={(it) => onValue({ ...value, later: it === 'later' })}
        options={[
          { value: 'now', label: t`From now` },
          { value: 'later', label: t`From a moment on` },
        ]}
      />
      {value.later && (
        <MomentField
          name="effectiveAt"
          label={t`Holds from`}
          value={value.local}
          onValue={(local) => onValue({ ...value, local })}
        />
      )}
    </>
  )
}

/** What is wrong with a moment: there is none, or it is past. */
export function useMomentProblem() {
  const { t } = useLingui()
  return (when: When): Problem[] => {
    if (!when.later) return []
    const moment = momentOf(when)
    if (moment === undefined)
      return [{ field: 'effectiveAt', message: t`Choose a day and a time.` }]
    if (Date.parse(moment) > clock.now()) return []
    return [{ field: 'effectiveAt', message: t`That moment is past.` }]
  }
}
