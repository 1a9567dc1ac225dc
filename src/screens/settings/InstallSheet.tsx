import { Trans } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { installAtom, installWayAtom } from '#src/session/install.ts'
import { Button } from '#src/ui/Button.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import { Step, Steps } from '#src/ui/Steps.tsx'

type InstallSheetProps = { open: boolean; onClose: () => void }

/** What installing brings, and how: the browser's own question, or what to tap where it asks none. */
export function InstallSheet({ open, onClose }: InstallSheetProps) {
  const way = useAtomValue(installWayAtom)
  const install = useSetAtom(installAtom)
  const start = () => {
    install().catch(() => {})
    onClose()
  }
  return (
    <Sheet open={open} onClose={onClose} title={<Trans>Install Bitwave</Trans>}>
      <p>
        <Trans>
          It opens from the home screen, fills the screen, and shows your records with no network.
        </Trans>
      </p>
      {way === 'hand' ? (
        <ByHand />
      ) : (
        <Button onClick={start}>
          <Trans>Install</Trans>
        </Button>
      )}
      <Button kind="plain" onClick={onClose}>
        <Trans>Not now</Trans>
      </Button>
    </Sheet>
  )
}

const ByHand = () => (
  <Steps>
    <Step look="now" mark="share" title={<Trans>Tap Share</Trans>}>
      <Trans>In Safari, at the bottom of the screen or at the top right.</Trans>
    </Step>
    <Step look="now" mark="home" title={<Trans>Add to Home Screen</Trans>}>
      <Trans>Choose it in the list, then tap Add.</Trans>
    </Step>
    <Step look="now" mark="account" title={<Trans>Sign in once more</Trans>}>
      <Trans>
        The installed app does not know this sign-in. One sign-in follows when it opens first, and
        an invitation code has to be entered again.
      </Trans>
    </Step>
  </Steps>
)
