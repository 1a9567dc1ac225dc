import { Trans, useLingui } from '@lingui/react/macro'
import { ActSheet } from '#src/screens/console/parts/ActSheet.tsx'
import { KeyValue } from '#src/ui/KeyValue.tsx'
import { Note } from '#src/ui/Note.tsx'
import type { Grant } from './grant-words.ts'
import { useGrantFacts } from './useGrantFacts.tsx'

/** Ends a grant that waits. */
export function RefuseSheet({ of, onClose }: { of: Grant; onClose: () => void }) {
  const { t } = useLingui()
  return (
    <ActSheet
      open
      onClose={onClose}
      title={<Trans>Refuse the grant</Trans>}
      path="operator/refuseGrant"
      extra={{ id: of.id }}
      kind="danger"
      submit={<Trans>Refuse it</Trans>}
      done={() => t`It was refused`}
    >
      <KeyValue rows={useGrantFacts(of)} />
      <Note>
        <Trans>Nothing is given, and the member is not told. It can be asked for anew.</Trans>
      </Note>
    </ActSheet>
  )
}
