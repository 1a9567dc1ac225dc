import { Trans } from '@lingui/react/macro'
import { Button } from '#src/ui/Button.tsx'
import { useLazySheet } from '#src/ui/useLazySheet.ts'

const loadSheet = async () => (await import('./LeavingSheet.tsx')).LeavingSheet

/** What the account would bring today, reckoned when it is asked. */
export function LeavingButton() {
  const [LeavingSheet, open, close] = useLazySheet(loadSheet)
  return (
    <>
      <Button kind="plain" onClick={open}>
        <Trans>What would I get if I left today?</Trans>
      </Button>
      {LeavingSheet && <LeavingSheet onClose={close} />}
    </>
  )
}
