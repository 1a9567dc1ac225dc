import { Trans, useLingui } from '@lingui/react/macro'
import { Actor } from '#src/screens/console/parts/Actor.tsx'
import { useMay, useMe } from '#src/screens/console/roles.ts'
import { Button } from '#src/ui/Button.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { Whole } from '#src/ui/Whole.tsx'
import { dateTimeText } from '#src/words/format-time.ts'
import type { Said, Unclaimed } from './arrival-words.ts'
import type { OnGive } from './Candidates.tsx'
import styles from './Funds.module.css'

type SaidFirstProps = { of: Unclaimed; said: Said; onGive: OnGive }

/** Whose somebody said it is, with the button for the second person who says the same. */
export function SaidFirst({ of, said, onGive }: SaidFirstProps) {
  const { t } = useLingui()
  const may = useMay('operator/matchUnclaimed')
  const { data: me } = useMe()
  const { member } = said
  const { nickname } = member
  const mine = said.by === `member ${me?.id}`
  const because = of.candidates.find((one) => one.member.id === member.id)?.because
  return (
    <span className={styles.candidate}>
      <span className={styles.evidence}>
        <Word of={said} />
        {mine && (
          <small>
            <Trans>You said so: another person has to say the same.</Trans>
          </small>
        )}
      </span>
      {may && !mine && me?.id !== member.id && (
        <Button
          kind="tag"
          aria-label={t`Confirm that it is for ${nickname}`}
          onClick={() => onGive(of, { member, ...(because && { because }) })}
        >
          <Trans context="second person">Confirm</Trans>
        </Button>
      )}
    </span>
  )
}

/** Who said of whom, when and why. */
export function Word({ of: { member, by, at, reason } }: { of: Said }) {
  const locale = useLocale()
  return (
    <span>
      <Trans>
        <Actor name={by} /> said on <Whole>{dateTimeText(at, locale)}</Whole> that it is for{' '}
        <span translate="no">{member.nickname}</span>, UID {member.id}: “{reason}”
      </Trans>
    </span>
  )
}
