import { Trans, useLingui } from '@lingui/react/macro'
import { Actor } from '#src/screens/console/parts/Actor.tsx'
import { useMe } from '#src/screens/console/roles.ts'
import { Address } from '#src/ui/Address.tsx'
import { Gap } from '#src/ui/Gap.tsx'
import { Note } from '#src/ui/Note.tsx'
import styles from './Withdrawals.module.css'
import { haltedWords, isOver, reasonWords, type Story } from './withdrawal-words.ts'

/** What somebody has to weigh who decides about it, and why it stands still or came back. */
export function Doubts({ of }: { of: Story }) {
  const { i18n } = useLingui()
  const { data: me } = useMe()
  const { member, lookAlike, halted, reason, note, needsTwo, firstBy, state } = of
  const mine = me !== undefined && firstBy === `member ${me.id}`
  return (
    <>
      {lookAlike !== null && !isOver(of) && <Alike address={of.address} known={lookAlike} />}
      {member.frozen !== null && (
        <Note kind="red">
          <Trans>The member is frozen: {member.frozen}</Trans>
        </Note>
      )}
      {halted !== null && <Note kind="amber">{i18n._(haltedWords(halted))}</Note>}
      {state === 'requested' && needsTwo && (
        <Note kind="amber">
          <NeedsTwo mine={mine} firstBy={firstBy} />
        </Note>
      )}
      {state === 'requested' && me?.id === member.id && (
        <Note kind="amber">
          <Trans>This one is your own: somebody else has to approve it.</Trans>
        </Note>
      )}
      {reason !== null && (
        <Note kind="red">
          {i18n._(reasonWords(reason))}
          {note !== null && (
            <>
              <Gap />
              <Quoted reason={note} />
            </>
          )}
        </Note>
      )}
    </>
  )
}

const Quoted = ({ reason }: { reason: string }) => (
  <span translate="no">
    <Trans>“{reason}”</Trans>
  </span>
)

function NeedsTwo({ mine, firstBy }: { mine: boolean; firstBy: string | null }) {
  if (mine) return <Trans>You approved it first. Another person has to approve it too.</Trans>
  if (firstBy !== null) {
    return (
      <Trans>
        <Actor name={firstBy} /> approved it first. Yours is the second approval.
      </Trans>
    )
  }
  return (
    <Trans>
      With what was approved within a day it is so large that two people have to approve it.
    </Trans>
  )
}

const Alike = ({ address, known }: { address: string; known: string }) => (
  <Note kind="red">
    <div className={styles.alike}>
      <b>
        <Trans>The address looks like one that is known.</Trans>
      </b>
      <span>
        <Trans>
          It only begins and ends like it. Ask the member before it is paid. What differs is
          underlined.
        </Trans>
      </span>
      <span>
        <Trans>The known one</Trans>
        <Address value={known} whole against={address} />
      </span>
      <span>
        <Trans>The one to be paid</Trans>
        <Address value={address} whole against={known} />
      </span>
    </div>
  </Note>
)
