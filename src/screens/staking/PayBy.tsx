import { Trans } from '@lingui/react/macro'
import { timeText } from '#src/words/format-time.ts'

/** Until when an order waits for its payment. */
export function PayBy({ until }: { until: string }) {
  const time = timeText(until)
  return <Trans>Pay by {time}</Trans>
}
