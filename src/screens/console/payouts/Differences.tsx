import { Trans, useLingui } from '@lingui/react/macro'
import { useMay } from '#src/screens/console/roles.ts'
import { Button } from '#src/ui/Button.tsx'
import { Note } from '#src/ui/Note.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { stopText } from '#src/words/stopText.ts'
import styles from './PayoutsStopped.module.css'
import type { Difference, Payouts } from './PayoutsStopped.tsx'

type DifferencesProps = Pick<Payouts, 'differences'> & { onLose: (it: Difference) => void }

/** What of the pool disagrees with the books now, coin by coin. */
export function Differences({ differences, onLose }: DifferencesProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const may = useMay('operator/bookLoss')
  if (differences === null) {
    return (
      <Note kind="amber">
        <Trans>
          Nobody can tell now whether chain and books agree: the node does not answer, or the newest
          payments were not looked through yet.
        </Trans>
      </Note>
    )
  }
  if (differences.length === 0) {
    return (
      <Note kind="green">
        <Trans>Pool and books agree now. Find out what it was before you let payouts go on.</Trans>
      </Note>
    )
  }
  return (
    <div className={styles.list}>
      {differences.map((it) => (
        <div key={it.coin} className={styles.line}>
          <span>
            <b>{it.coin}</b> · <Trans>Now: {stopText(it, locale)}</Trans>
          </span>
          {may && (
            <Button kind="plain" aria-label={t`Book ${it.coin} as lost`} onClick={() => onLose(it)}>
              <Trans>Book as lost</Trans>
            </Button>
          )}
        </div>
      ))}
    </div>
  )
}
