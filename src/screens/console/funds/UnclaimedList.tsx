import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { usePages } from '#src/api/usePages.ts'
import { DataTable } from '#src/screens/console/parts/DataTable.tsx'
import { FilterBar } from '#src/screens/console/parts/FilterBar.tsx'
import { FindMember, type Found } from '#src/screens/console/parts/FindMember.tsx'
import { useSectionSearch } from '#src/screens/console/parts/useSectionSearch.ts'
import { Note } from '#src/ui/Note.tsx'
import { SearchField } from '#src/ui/SearchField.tsx'
import { Empty } from '#src/ui/State.tsx'
import { useKeywords } from '#src/ui/useKeywords.ts'
import type { Candidate, Unclaimed } from './arrival-words.ts'
import type { OnGive } from './Candidates.tsx'
import { fundsShape } from './funds-filters.ts'
import { MatchSheet } from './MatchSheet.tsx'
import { unclaimedCardOf, useUnclaimedColumns } from './useUnclaimedColumns.tsx'

/** A payment that is to be given away, and to whom; nobody yet where it is none of the candidates. */
type Asked = { of: Unclaimed; to?: Found; because?: Candidate['because'] }

/** What is nobody's, the oldest first, with whose it may be. */
export function UnclaimedList() {
  const { t } = useLingui()
  const [{ keywords }] = useSectionSearch(fundsShape)
  const found = usePages('operator/unclaimed', keywords === undefined ? {} : { keywords })
  // What somebody decides about is as it was seen, whatever is read meanwhile.
  const [asked, ask] = useState<Asked>()
  const close = () => {
    ask(undefined)
    // Somebody may have said whose it is meanwhile: then it was refused, and waits to be confirmed.
    void found.refresh()
  }
  const onGive: OnGive = (of, to) =>
    ask({ of, ...(to && { to: to.member, ...(to.because && { because: to.because }) }) })
  return (
    <>
      <Search />
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
        empty={keywords === undefined ? <NobodysNone /> : <NotFound />}
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

function Search() {
  const { t } = useLingui()
  const [search, change] = useSectionSearch(fundsShape)
  const keywords = useKeywords(search.keywords, (it) => change({ keywords: it || undefined }))
  return (
    <FilterBar>
      <SearchField
        state={keywords}
        label={t`Payment`}
        title={t`The whole hash of the transaction, or the whole address that sent it`}
        placeholder={t`Hash or sender’s address`}
      />
    </FilterBar>
  )
}

function NobodysNone() {
  const { t } = useLingui()
  return (
    <Empty icon="check" title={t`Every payment has its owner`}>
      <Trans>What cannot be told whose it is waits here.</Trans>
    </Empty>
  )
}

function NotFound() {
  const { t } = useLingui()
  return (
    <Empty icon="search" title={t`No unclaimed payment goes by that`}>
      <Trans>Type the whole hash of the transaction, or the whole address that sent it.</Trans>
    </Empty>
  )
}
