import { Trans } from '@lingui/react/macro'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import type { Writing } from './useWriting.ts'

/** Whether it stays on top; in the draft as a text, where boxes are not kept. */
export function Pinned({ writing: { fields, set } }: { writing: Writing }) {
  const pinned = fields['pinned'] === 'yes'
  return (
    <>
      <input type="hidden" name="pinned" value={pinned ? 'yes' : 'no'} />
      <Checkbox
        checked={pinned}
        onChange={(event) => set({ pinned: event.currentTarget.checked ? 'yes' : 'no' })}
      >
        <Trans>Pinned: it stays above the other notices</Trans>
      </Checkbox>
    </>
  )
}
