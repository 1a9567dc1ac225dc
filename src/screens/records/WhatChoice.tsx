import { useLingui } from '@lingui/react/macro'
import { Chips } from '#src/ui/Chips.tsx'
import type { What } from './Wanted.ts'

type WhatChoiceProps = { value: What; onValue: (what: What) => void }

/** Which records: every line of the books first, then the lists. */
export function WhatChoice(props: WhatChoiceProps) {
  const { t } = useLingui()
  return (
    <Chips
      label={t`Records`}
      options={[
        { value: 'history', label: t`Details` },
        { value: 'transfers', label: t`Transfers` },
        { value: 'withdrawals', label: t`Withdrawals` },
        { value: 'orders', label: t`Orders` },
        { value: 'rewards', label: t`Rewards` },
        { value: 'pool', label: t`Pool revenue` },
        { value: 'invited', label: t`Members you invited` },
        { value: 'agents', label: t`Agents` },
        { value: 'sites', label: t`Mining sites` },
        { value: 'ratios', label: t`Changes of your ratios` },
        { value: 'messages', label: t`Messages` },
      ]}
      {...props}
    />
  )
}
