import { useLingui } from '@lingui/react/macro'
import { IconButton } from '#src/ui/IconButton.tsx'

/** Where the notices begin on this screen. */
export const NOTICES = 'notices'

function show() {
  const section = document.getElementById(NOTICES)
  section?.scrollIntoView()
  section?.focus({ preventScroll: true })
}

/** The way down to the notices. */
export function Bell() {
  const { t } = useLingui()
  return <IconButton icon="bell" label={t`Notices`} onClick={show} />
}
