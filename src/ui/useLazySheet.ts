import { useLingui } from '@lingui/react/macro'
import { type ComponentType, useState } from 'react'
import { sayLost } from './fetchAhead.ts'
import { toast } from './toasts.ts'

type Load<Props> = () => Promise<ComponentType<Props>>

/**
 * A sheet whose file comes with the tap that opens it, what opens it and what closes it. Where the file does not arrive a word
 * says so, and all stands as it was, with what was typed; the next tap asks once more. `quiet`: nobody has asked for it.
 */
export function useLazySheet<Props>(load: Load<Props>, { quiet = false } = {}) {
  const { t } = useLingui()
  const [Sheet, setSheet] = useState<ComponentType<Props>>()
  const open = () =>
    void load().then(
      (it) => setSheet(() => it),
      () => {
        if (quiet) return
        toast(t`This could not be loaded`, 'bad')
        // It may have failed while others are fetched ahead, where a loss is no matter.
        sayLost()
      },
    )
  return [Sheet, open, () => setSheet(undefined)] as const
}
