import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { usePages } from '#src/api/usePages.ts'
import { DataTable } from '#src/screens/console/parts/DataTable.tsx'
import { FindMember, type Found } from '#src/screens/console/parts/FindMember.tsx'
import { Note } from '#src/ui/Note.tsx'
import { Empty } from '#src/ui/State.tsx'
import type { Candidate, Unclaimed } from './arrival-words.ts'
import type { OnGive } from './Candidates.tsx'
import { MatchSheet } from './MatchSheet.tsx'
import { unclaimedCardOf, useUnclaimedColumns } from './useUnclaimedColumns.tsx'

/** A payment that is to be given away, and to whom; nobody yet where it is none of the candidates. */
type Asked = { of: Unclaimed; to?: Found; because?: Candidate['because'] }

/** What is nobody's, the oldest first, with whose it may be. */
export function UnclaimedList() {
  const { t } = useLingui()
  const found = usePages('operator/unclaimed', {})
  // What somebody decides about is as it was seen, whatever is read meanwhile.
  const [asked, ask] = useState<Asked>()
  const close = () => ask(undefined)
  const onGive: OnGive = (of, to) =>
    ask({ of, ...(to && { to: to.member, ...(to.because && { because: to.because }) }) })
  return (
    <>
      {found.rows.length > 0 && (
        <Note>
          <Trans>
            Nobody can use these coins until somebody says whose they are. What speaks for a member
            is a hint, not a proof: ask before you give.
          </Trans>
        </Note>
      )}
      <DataTable
        label={t`Unclaimed payments`}
        found={found}
        keyOf={(it: Unclaimed) => it.id}
        columns={useUnclaimedColumns(onGive)}
        card={unclaimedCardOf(onGive)}
        empty={
          <Empty icon="check" title={t`Every payment has its owner`}>
            <Trans>What cannot be told whose it is waits here.</Trans>
          </Empty>
        }
      />
      <FindMember
        open={asked !== undefined && asked.to === undefined}
        title={<Trans>Whose payment is it?</Trans>}
        onClose={close}
        onFound={(to) => asked && ask({ of: asked.of, to })}
      />
      {asked?.to && (
        <MatchSheet
          of={asked.of}
          to={asked.to}
          because={asked.because}
          same={found.rows.filter(({ hash }) => hash === asked.of.hash)}
          onClose={close}
        />
      )}
    </>
  )
}
