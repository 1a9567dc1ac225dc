import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { GoTo } from '#src/screens/console/parts/GoTo.tsx'
import { explorerAtom } from '#src/session/session.ts'
import { HashLink } from '#src/ui/HashLink.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { dateText } from '#src/words/format-time.ts'
import type { Journal } from './JournalScreen.tsx'

/** What in the world a journal stands for, and the way to it. */
export function Cause({ of: { what, ref } }: { of: Journal['cause'] }) {
  const locale = useLocale()
  const explorer = useAtomValue(explorerAtom)
  if (what === 'payment' || what === 'transaction') {
    return <HashLink hash={ref} explorer={explorer} copy />
  }
  if (what === 'day') {
    return (
      <GoTo section="figures" search={{ view: 'days', day: ref }}>
        <Trans>the day {dateText(ref, locale)}</Trans>
      </GoTo>
    )
  }
  if (what === 'withdrawal') {
    return (
      <GoTo section="withdrawals" search={{ filter: 'all', no: ref }}>
        <Trans>the withdrawal {ref}</Trans>
      </GoTo>
    )
  }
  if (what === 'member') {
    return (
      <GoTo section="members" search={{ id: ref }}>
        <Trans>what the member with UID {ref} did</Trans>
      </GoTo>
    )
  }
  return what === 'grant' ? <Trans>the grant {ref}</Trans> : <span translate="no">{ref}</span>
}
