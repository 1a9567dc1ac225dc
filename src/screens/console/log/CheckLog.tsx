import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { DeskResult } from '#shared/desk/index.ts'
import { useSend } from '#src/api/useSend.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Gap } from '#src/ui/Gap.tsx'
import { Note } from '#src/ui/Note.tsx'
import { countText } from '#src/words/format.ts'
import styles from './CheckLog.module.css'
import { Hash } from './Hash.tsx'

type Checked = DeskResult<'operator/checkLog'>

/** Has every hash of the log reckoned anew. */
export function CheckLog() {
  const [checked, setChecked] = useState<Checked>()
  const { send, isSending } = useSend('operator/checkLog')
  // What went wrong was told already.
  const check = () => send({}).then(setChecked, () => setChecked(undefined))
  return (
    <Card>
      <div className={styles.head}>
        <p>
          <Trans>
            Every line is chained to the one before. Whoever keeps the last hash elsewhere sees
            whether any was changed or cut off since.
          </Trans>
        </p>
        <Button kind="tag" busy={isSending} onClick={() => void check()}>
          <Trans>Check the chain</Trans>
        </Button>
      </div>
      <div role="status">{checked && <Outcome checked={checked} />}</div>
    </Card>
  )
}

function Outcome({ checked: { lines, last, breaks, broken } }: { checked: Checked }) {
  const { t } = useLingui()
  return (
    <div className={styles.outcome}>
      {breaks > 0 ? (
        <Note kind="red">
          <Trans>These lines do not follow from the one before: {broken.join(', ')}.</Trans>
          {breaks > broken.length && (
            <>
              <Gap />
              <Trans>{countText(breaks - broken.length)} more do not either.</Trans>
            </>
          )}
        </Note>
      ) : (
        <Note kind="green">
          <Plural
            value={lines}
            one={<Trans>The one line is as it was written.</Trans>}
            other={<Trans>All {countText(lines)} lines are as they were written.</Trans>}
          />
        </Note>
      )}
      {last !== null && <Hash label={t`Last hash`} value={last} />}
    </div>
  )
}
