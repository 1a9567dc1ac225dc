import { Plural } from '@lingui/react/macro'
import { countText } from '#src/words/format.ts'

/** How many days: "1 day", "365 days". */
export function DayCount({ days }: { days: number }) {
  const count = countText(days)
  return <Plural value={days} one={`${count} day`} other={`${count} days`} />
}
