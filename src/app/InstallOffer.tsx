import { useAtomValue } from 'jotai'
import { lazy, Suspense, useEffect, useState } from 'react'
import { installWayAtom } from '#src/session/install.ts'
import { valueSeenAtom } from '#src/session/value-seen.ts'
import { withWords } from '#src/words/loadWords.ts'
import { mayRestart } from './mayRestart.ts'

const PLACE = 'bw.installOffered'
const HOME = '/pages/home/index'

const InstallSheet = lazy(async () => {
  const loading = withWords(import('#src/screens/settings/InstallSheet.tsx'))
  return { default: (await loading).InstallSheet }
})

/** Offers to install the app once on a device: on Home, to a member who has had something from it. */
export function InstallOffer({ path }: { path: string }) {
  const way = useAtomValue(installWayAtom)
  const seen = useAtomValue(valueSeenAtom)
  const due = way !== null && seen && path === HOME
  const [open, setOpen] = useState(false)

  useEffect(() => {
    if (!due || localStorage.getItem(PLACE) || !mayRestart()) return
    localStorage.setItem(PLACE, 'yes')
    setOpen(true)
  }, [due])

  if (!open) return null
  return (
    <Suspense>
      <InstallSheet open onClose={() => setOpen(false)} />
    </Suspense>
  )
}
