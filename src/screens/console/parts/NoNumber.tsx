import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Empty } from '#src/ui/State.tsx'

/** Instead of rows, where what is typed into a search is none of the numbers that it goes by; `children` says what they are like. */
export function NoNumber({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  return (
    <Empty icon="search" title={t`Nothing goes by such a number`}>
      {children}
    </Empty>
  )
}

/** The same where members and orders are searched for. */
export const NoOrderNumber = () => (
  <NoNumber>
    <Trans>A UID has digits only, and the number of an order no spaces or other signs.</Trans>
  </NoNumber>
)
