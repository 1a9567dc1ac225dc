import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Ring } from '#src/ui/Ring.tsx'
import { countText } from '#src/words/format.ts'
import styles from './Records.module.css'
import type { Progress } from './Wanted.ts'

type BusyProps = { progress: Progress; waits: boolean; onStop: () => void }

/** How far it is, with the way to stop it. */
export function Busy({ progress: { done, total }, waits, onStop }: BusyProps) {
  const { t } = useLingui()
  return (
    <Card className={styles.busy}>
      {total !== null && total > 0 && <Ring share={done / total} label={t`Records fetched`} />}
      <p>
        {waits ? (
          <Trans>Waiting for the network. It goes on by itself.</Trans>
        ) : (
          <Fetched done={done} total={total} />
        )}
      </p>
      <Button kind="chip" onClick={onStop}>
        <Trans>Stop</Trans>
      </Button>
    </Card>
  )
}

function Fetched({ done, total }: Progress) {
  if (total !== null) {
    return (
      <Trans>
        {countText(done)} of {countText(total)} records
      </Trans>
    )
  }
  const count = countText(done)
  return <Plural value={done} one={`${count} record`} other={`${count} records`} />
}
