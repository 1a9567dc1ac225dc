import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { usePages } from '#src/api/usePages.ts'
import { FindMember } from '#src/screens/console/parts/FindMember.tsx'
import { useSectionSearch } from '#src/screens/console/parts/useSectionSearch.ts'
import { useMay, useMe } from '#src/screens/console/roles.ts'
import { Button } from '#src/ui/Button.tsx'
import { Screen } from '#src/ui/Screen.tsx'
import { GiveSheet } from './GiveSheet.tsx'
import { GrantHistory } from './GrantHistory.tsx'
import { GrantTerms } from './GrantTerms.tsx'
import { grantsShape } from './grant-search.ts'
import { NewAtDesk } from './NewAtDesk.tsx'
import { isHeld } from './outcomeOf.ts'
import { WaitingGrants } from './WaitingGrants.tsx'

/** Activity rewards that people give: what may be given, what waits for another person, and what was given. */
export function Grants() {
  const found = usePages('operator/grants', {})
  const [search, change] = useSectionSearch(grantsShape)
  const [finding, find] = useState(false)
  const may = useMay('operator/grant')
  const terms = found.first?.terms
  const { data: me } = useMe()
  const newUntil = me?.newUntil ?? null
  return (
    <Screen
      title={<Trans>Grants</Trans>}
      onRefresh={found.refresh}
      actions={
        may && (
          <Button
            kind="tag"
            aria-disabled={terms?.every((of) => isHeld(of, newUntil))}
            onClick={() => find(true)}
          >
            <Trans>Give a grant</Trans>
          </Button>
        )
      }
    >
      {may && newUntil !== null && <NewAtDesk until={newUntil} />}
      {terms && <GrantTerms terms={terms} />}
      <WaitingGrants rows={found.rows} terms={terms} />
      <GrantHistory found={found} />
      <FindMember
        open={finding}
        title={<Trans>Who receives it?</Trans>}
        onClose={() => find(false)}
        onFound={({ id }) => {
          find(false)
          change({ to: id }, { open: true })
        }}
      />
      {may && search.to !== undefined && (
        <GiveSheet key={search.to} id={search.to} onClose={() => change({ to: undefined })} />
      )}
    </Screen>
  )
}
