import { Trans, useLingui } from '@lingui/react/macro'
import { ActSheet } from '#src/screens/console/parts/ActSheet.tsx'
import { momentText } from '#src/screens/console/parts/moments.ts'
import { Changed } from '#src/ui/Changed.tsx'
import { Note } from '#src/ui/Note.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import type { Version } from './standing.ts'
import { useSaying } from './useSaying.ts'

/** Takes a version back that has not come. */
export function DropSheet({ of, onClose }: { of: Version; onClose: () => void }) {
  const { t } = useLingui()
  const locale = useLocale()
  const say = useSaying([of])
  const moment = momentText(of.effectiveAt, locale)
  return (
    <ActSheet
      open
      onClose={onClose}
      title={<Trans>Take back</Trans>}
      path="operator/dropParameter"
      extra={{ id: of.id }}
      kind="danger"
      submit={<Trans>Take it back</Trans>}
      done={() => t`It is taken back`}
    >
      <Note kind="amber">
        <Trans>
          What was to come on {moment} never comes, and members no longer see it. It stays in the
          history.
        </Trans>
      </Note>
      <Changed changes={say.changes(of.changes)} />
    </ActSheet>
  )
}
