import { Trans, useLingui } from '@lingui/react/macro'
import { Actor } from '#src/screens/console/parts/Actor.tsx'
import { momentText } from '#src/screens/console/parts/moments.ts'
import { Changed } from '#src/ui/Changed.tsx'
import { KeyValue } from '#src/ui/KeyValue.tsx'
import { Note } from '#src/ui/Note.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { Whole } from '#src/ui/Whole.tsx'
import { dateTimeText } from '#src/words/format-time.ts'
import type { Version } from './standing.ts'
import { useSaying } from './useSaying.ts'

type VersionSheetProps = { of: Version | undefined; onClose: () => void }

/** One version: from when, who and why, and what it changed. */
export const VersionSheet = ({ of, onClose }: VersionSheetProps) => (
  <Sheet open={of !== undefined} onClose={onClose} title={<Trans>Version {of?.id}</Trans>}>
    {of && <Facts of={of} />}
  </Sheet>
)

function Facts({ of }: { of: Version }) {
  const { t } = useLingui()
  const locale = useLocale()
  const say = useSaying([of])
  const { effectiveAt, createdAt, actor, reason, dropped, changes } = of
  return (
    <>
      {dropped && (
        <Note kind="red">
          <Trans>
            Taken back by <Actor name={dropped.actor} />,{' '}
            <Whole>{dateTimeText(dropped.at, locale)}</Whole>
          </Trans>
          <br />
          {dropped.reason}
        </Note>
      )}
      <Changed changes={say.changes(changes)} />
      {changes.length === 0 && (
        <p>
          <Trans>It changed nothing in what stood before it.</Trans>
        </p>
      )}
      <KeyValue
        rows={[
          { term: t`Holds from`, children: momentText(effectiveAt, locale) },
          { term: t`Set at`, children: dateTimeText(createdAt, locale) },
          { term: t`Set by`, children: <Actor name={actor} /> },
          { term: t`Reason`, children: reason },
        ]}
      />
    </>
  )
}
