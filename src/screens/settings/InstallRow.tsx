import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { installWayAtom } from '#src/session/install.ts'
import { ListRow } from '#src/ui/ListRow.tsx'
import { InstallSheet } from './InstallSheet.tsx'

/** The way to install the app, where this device has one. */
export function InstallRow() {
  const { t } = useLingui()
  const way = useAtomValue(installWayAtom)
  const [open, setOpen] = useState(false)
  if (!way) return null
  return (
    <>
      <ListRow icon="deposit" title={t`Install the app`} chevron onClick={() => setOpen(true)} />
      <InstallSheet open={open} onClose={() => setOpen(false)} />
    </>
  )
}
