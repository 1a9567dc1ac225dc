import { Trans, useLingui } from '@lingui/react/macro'
import { Actor } from '#src/screens/console/parts/Actor.tsx'
import { GoTo } from '#src/screens/console/parts/GoTo.tsx'
import { ToJournal } from '#src/screens/console/parts/ToJournal.tsx'
import { useMay } from '#src/screens/console/roles.ts'
import { KeyValue } from '#src/ui/KeyValue.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { dateTimeText } from '#src/words/format-time.ts'
import { type Grant, stateWords } from './grant-words.ts'
import { useGrantFacts } from './useGrantFacts.tsx'

type GrantSheetProps = { of: Grant | undefined; onClose: () => void }

/** One grant from whoever asked to its journal. */
export const GrantSheet = ({ of, onClose }: GrantSheetProps) => (
  <Sheet open={of !== undefined} onClose={onClose} title={<Trans>Grant {of?.id}</Trans>}>
    {of && <Inside of={of} />}
  </Sheet>
)

function Inside({ of }: { of: Grant }) {
  const facts = useGrantFacts(of)
  const decided = useDecided(of)
  const seesLog = useMay('operator/log')
  return (
    <>
      <KeyValue rows={[...facts, ...decided]} />
      {seesLog && (
        <GoTo section="log" search={{ subject: `grant ${of.id}` }}>
          <Trans>In the log</Trans>
        </GoTo>
      )}
    </>
  )
}

function useDecided({ state, decidedBy, decidedAt, note, journal }: Grant) {
  const { i18n, t } = useLingui()
  const locale = useLocale()
  return [
    { term: t`State`, children: i18n._(stateWords[state].name) },
    ...(decidedBy !== null ? [{ term: t`Decided by`, children: <Actor name={decidedBy} /> }] : []),
    ...(decidedAt !== null
      ? [{ term: t`Decided`, children: dateTimeText(decidedAt, locale) }]
      : []),
    ...(note !== null ? [{ term: t`Why it was refused`, children: note }] : []),
    ...(journal !== null ? [{ term: t`Journal`, children: <ToJournal of={journal} /> }] : []),
  ]
}
