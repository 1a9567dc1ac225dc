import { Trans } from '@lingui/react/macro'
import { differences } from '#shared/differences.ts'
import { momentText } from '#src/screens/console/parts/moments.ts'
import { Changed } from '#src/ui/Changed.tsx'
import { Note } from '#src/ui/Note.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import type { Asked } from './ReviewSheet.tsx'
import { after } from './standing.ts'
import { useSaying } from './useSaying.ts'

/** What versions that are to come already will make of it: each sets the whole parameter, as it was written. */
export function After({ asked: { from, value, effectiveAt } }: { asked: Asked }) {
  const locale = useLocale()
  const say = useSaying()
  const replaced = from.coming.some((it) => it.effectiveAt === effectiveAt)
  const [next] = after(from, effectiveAt)
  const changes = next ? differences(from.name, value, next.value) : []
  return (
    <>
      {replaced && (
        <Note kind="amber">
          <Trans>It takes the place of the version that was to come at this very moment.</Trans>
        </Note>
      )}
      {next && changes.length > 0 && (
        <Note kind="amber">
          <Trans>
            At {momentText(next.effectiveAt, locale)} a version comes that was set before. It knows
            nothing of this one and makes:
          </Trans>
          <Changed changes={say.changes(changes)} />
        </Note>
      )}
    </>
  )
}
