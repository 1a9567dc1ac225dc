import { useLingui } from '@lingui/react/macro'
import { MomentField } from '#src/screens/console/parts/MomentField.tsx'
import { Segment } from '#src/ui/Segment.tsx'
import type { Shown } from './ad-fields.ts'
import type { Writing } from './useWriting.ts'

/** Whether, from when and until when members see it. */
export function AdShown({ writing: { fields, set } }: { writing: Writing }) {
  const { t } = useLingui()
  const shown = (fields['shown'] ?? 'no') as Shown
  return (
    <>
      <Segment
        label={t`Shown to members`}
        name="shown"
        value={shown}
        onValue={(to) => set({ shown: to })}
        options={[
          { value: 'no', label: t`Not shown` },
          { value: 'now', label: t`Shown` },
          { value: 'later', label: t`From a moment` },
        ]}
      />
      {shown === 'later' ? (
        <MomentField
          name="from"
          label={t`Shown from, your time`}
          value={fields['from'] ?? ''}
          onValue={(from) => set({ from })}
        />
      ) : (
        <input type="hidden" name="from" value={fields['from'] ?? ''} />
      )}
      {shown === 'no' ? (
        <input type="hidden" name="until" value={fields['until'] ?? ''} />
      ) : (
        <MomentField
          name="until"
          label={t`Shown until, your time`}
          empty={t`Empty: until somebody hides it.`}
          value={fields['until'] ?? ''}
          onValue={(until) => set({ until })}
        />
      )}
    </>
  )
}
