import { Plural, Trans } from '@lingui/react/macro'
import type { PagedPath } from '#src/api/usePages.ts'
import { Button } from '#src/ui/Button.tsx'
import { type Exported, useExport } from './useExport.ts'

/** Saves all that the filters find as CSV; says how far it is, and stops when told to. */
export function ExportCsv<P extends PagedPath>(props: Exported<P>) {
  const { count, run, cancel, save } = useExport(props)
  if (save) {
    return (
      <Button kind="chip" onClick={save}>
        <Trans>Save the file</Trans>
      </Button>
    )
  }
  if (count === undefined) {
    return (
      <Button kind="chip" onClick={run}>
        <Trans>Export CSV</Trans>
      </Button>
    )
  }
  return (
    <Button kind="chip" onClick={cancel} aria-live="polite">
      <Plural value={count} one="# row · Stop" other="# rows · Stop" />
    </Button>
  )
}
