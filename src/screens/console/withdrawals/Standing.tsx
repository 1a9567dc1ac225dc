import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Actor } from '#src/screens/console/parts/Actor.tsx'
import { Pair } from '#src/screens/console/parts/Pair.tsx'
import { explorerAtom } from '#src/session/session.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { HashLink } from '#src/ui/HashLink.tsx'
import { type DeskWithdrawal, haltedWords, reasonWords, stateWords } from './withdrawal-words.ts'

/** How a withdrawal stands, in a word. */
export function StandingBadge({ of: { state, halted } }: { of: DeskWithdrawal }) {
  const { i18n } = useLingui()
  if (halted !== null) {
    return (
      <Badge kind="red">
        <Trans>Halted</Trans>
      </Badge>
    )
  }
  const { name, kind } = stateWords[state]
  return <Badge kind={kind}>{i18n._(name)}</Badge>
}

type StandingProps = {
  of: DeskWithdrawal
  /** Its transaction leads to the explorer; not where all of it is a button. */
  leads?: boolean
}

/** How it stands, and the word that says why, by whom, or where it is seen. */
export const Standing = ({ of, leads = false }: StandingProps) => (
  <Pair below={<Why of={of} leads={leads} />}>
    <span>
      <StandingBadge of={of} />
    </span>
  </Pair>
)

function Why({ of, leads }: Required<StandingProps>) {
  const { i18n } = useLingui()
  const explorer = useAtomValue(explorerAtom)
  const { halted, state, hash, reason } = of
  if (halted !== null) return i18n._(haltedWords(halted))
  if (state === 'requested') return <FirstOfTwo of={of} />
  if (hash !== null) return <HashLink hash={hash} explorer={leads ? explorer : undefined} />
  return reason === null ? null : i18n._(reasonWords(reason))
}

/** Whether two people have to approve it, and who did. */
function FirstOfTwo({ of: { needsTwo, firstBy } }: { of: DeskWithdrawal }) {
  if (firstBy !== null) {
    return (
      <Trans>
        First approved by <Actor name={firstBy} />
      </Trans>
    )
  }
  return needsTwo ? <Trans>Two people approve</Trans> : null
}
