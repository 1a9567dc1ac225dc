import { Trans } from '@lingui/react/macro'
import { Actor } from '#src/screens/console/parts/Actor.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { Whole } from '#src/ui/Whole.tsx'
import { dateTimeText } from '#src/words/format-time.ts'
import styles from './Parameters.module.css'

type SetByProps = { actor: string; at: string; reason: string }

/** Who set something, when, and why. */
export function SetBy({ actor, at, reason }: SetByProps) {
  const locale = useLocale()
  return (
    <p className={styles.by}>
      <Trans>
        Set by <Actor name={actor} />, <Whole>{dateTimeText(at, locale)}</Whole>
      </Trans>
      <br />
      {reason}
    </p>
  )
}
