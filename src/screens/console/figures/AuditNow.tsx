import { Plural, Trans } from '@lingui/react/macro'
import { useSend } from '#src/api/useSend.ts'
import { useMay } from '#src/screens/console/roles.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Gap } from '#src/ui/Gap.tsx'
import { Note } from '#src/ui/Note.tsx'
import { RelativeTime } from '#src/ui/RelativeTime.tsx'
import type { Run, Running } from './Audit.tsx'

type AuditNowProps = {
  last: Run | undefined
  running: Running | undefined
  onOpen: (run: Run) => void
}

/** How the books stood when they were looked into last, and the button that does it now. */
export function AuditNow({ last, running, onOpen }: AuditNowProps) {
  const { send, isSending } = useSend('operator/audit')
  const may = useMay('operator/audit')
  const busy = isSending || running !== undefined
  return (
    <Card>
      <p>
        <Trans>
          An audit reads all books and reckons every balance, order and day anew. It changes
          nothing; with many members it takes a while.
        </Trans>
      </p>
      <div role="status">
        {busy ? (
          <Note kind="amber">
            <Trans>
              The books are being read. You can leave this page: the result will be here.
            </Trans>
            <Gap />
            {running && <RelativeTime at={running.startedAt} />}
          </Note>
        ) : (
          last && <Outcome of={last} onOpen={onOpen} />
        )}
      </div>
      {may && (
        // What went wrong is told by the call itself.
        <Button kind="main" busy={busy} onClick={() => void send({}).catch(() => undefined)}>
          <Trans>Audit the books now</Trans>
        </Button>
      )}
    </Card>
  )
}

function Outcome({ of: run, onOpen }: { of: Run; onOpen: AuditNowProps['onOpen'] }) {
  const { findings, finishedAt } = run
  const ago = (
    <Trans>
      (<RelativeTime at={finishedAt} />)
    </Trans>
  )
  if (findings.length === 0) {
    return (
      <Note kind="green">
        <Trans>The books add up: every rule held.</Trans>
        <Gap />
        {ago}
      </Note>
    )
  }
  return (
    <Note kind="red">
      <Plural
        value={findings.length}
        one="The books do not add up: # thing was found."
        other="The books do not add up: # things were found."
      />
      <Gap />
      {ago}{' '}
      <Button kind="text" onClick={() => onOpen(run)}>
        <Trans>See what</Trans>
      </Button>
    </Note>
  )
}
