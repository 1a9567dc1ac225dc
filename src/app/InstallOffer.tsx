import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { installWayAtom } from '#src/session/install.ts'
import { valueSeenAtom } from '#src/session/value-seen.ts'
import { useLazySheet } from '#src/ui/useLazySheet.ts'
import { withWords } from '#src/words/loadWords.ts'
import { mayRestart } from './mayRestart.ts'

const PLACE = 'bw.installOffered'
const HOME = '/pages/home/index'

const loadOffer = async () =>
  (await withWords(import('#src/screens/settings/InstallSheet.tsx'))).InstallSheet

/** Offers to install the app once on a device: on Home, to a member who has had something from it. */
export function InstallOffer({ path }: { path: string }) {
  const way = useAtomValue(installWayAtom)
  const seen = useAtomValue(valueSeenAtom)
  const due = way !== null && seen && path === HOME
  const [InstallSheet, open, close] = useLazySheet(loadOffer, { quiet: true })
  const offer = useEffectEvent(open)

  useEffect(() => {
    if (!due || localStorage.getItem(PLACE) || !mayRestart()) return
    localStorage.setItem(PLACE, 'yes')
    offer()
  }, [due])

  return InstallSheet && <InstallSheet open onClose={close} />
}
