import { Trans, useLingui } from '@lingui/react/macro'
import type { Found } from '#src/screens/console/parts/FindMember.tsx'
import { useMay, useMe } from '#src/screens/console/roles.ts'
import { Amount } from '#src/ui/Amount.tsx'
import { Badge } from '#src/ui/Badge.tsx'
import { Button } from '#src/ui/Button.tsx'
import { StatusBadge } from '#src/ui/StatusBadge.tsx'
import { becauseWords, type Candidate, type Unclaimed } from './arrival-words.ts'
import styles from './Funds.module.css'
import { SaidFirst } from './SaidFirst.tsx'
import { Standing } from './Standing.tsx'

/** To whom a payment is to be given, and what speaks for that; nobody yet where it is to be searched for. */
export type OnGive = (of: Unclaimed, to?: { member: Found; because?: Candidate['because'] }) => void

type CandidatesProps = { of: Unclaimed; onGive: OnGive }

/** Whose a payment may be, the strongest evidence first, each with the button that gives it. */
export function Candidates({ of, onGive }: CandidatesProps) {
  const { t } = useLingui()
  const may = useMay('operator/matchUnclaimed')
  return (
    <span className={styles.candidates}>
      {of.candidates.length === 0 && <Trans>Nothing speaks for anybody.</Trans>}
      {of.candidates.map((one) => (
        <span key={one.member.id} className={styles.candidate}>
          <Evidence of={one} />
          {may && of.said?.member.id !== one.member.id && (
            <Give of={one} onGive={() => onGive(of, one)} />
          )}
        </span>
      ))}
      {of.said && <SaidFirst of={of} said={of.said} onGive={onGive} />}
      {may && (
        <span>
          <Button kind="text" onClick={() => onGive(of)}>
            {of.candidates.length > 0 ? t`To another member` : t`Give it to a member`}
          </Button>
        </span>
      )}
    </span>
  )
}

/** Nobody gives anything to themselves. */
function Give({ of: { member }, onGive }: { of: Candidate; onGive: () => void }) {
  const { t } = useLingui()
  const { data: me } = useMe()
  const { nickname } = member
  if (me?.id === member.id) {
    return (
      <small>
        <Trans>This is you: somebody else has to give it.</Trans>
      </small>
    )
  }
  return (
    <Button kind="tag" aria-label={t`Give it to ${nickname}`} onClick={onGive}>
      <Trans>Give it</Trans>
    </Button>
  )
}

function Evidence({ of: { member, because, order } }: { of: Candidate }) {
  const { i18n } = useLingui()
  const { name, kind } = becauseWords[because]
  return (
    <span className={styles.evidence}>
      <b translate="no">{member.nickname}</b>
      <small translate="no">UID {member.id}</small>
      <span className={styles.badges}>
        <Badge kind={kind}>{i18n._(name)}</Badge>
        <Standing of={member} />
      </span>
      {order && (
        <small>
          <Trans>
            Order <span translate="no">{order.no}</span> of{' '}
            <Amount of="desk" value={order.amount} unit={order.coin} />
          </Trans>{' '}
          <StatusBadge status={order.status} />
        </small>
      )}
    </span>
  )
}
