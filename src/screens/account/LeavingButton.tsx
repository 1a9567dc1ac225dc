import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'

const Leaving = lazy(() => import('./Leaving.tsx').then(({ Leaving: it }) => ({ default: it })))

/** What the account would bring today, reckoned when it is asked. */
export function LeavingButton() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button kind="plain" onClick={() => setOpen(true)}>
        <Trans>What would I get if I left today?</Trans>
      </Button>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={<Trans>What would I get if I left today?</Trans>}
      >
        <Suspense fallback={<Skeleton height={480} />}>
          <Leaving />
        </Suspense>
      </Sheet>
    </>
  )
}
