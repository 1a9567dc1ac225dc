import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { Refusal } from '#src/ui/Refusal.tsx'
import { SendButton } from '#src/ui/SendButton.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import type { useLastLook } from './useLastLook.ts'

type WithFee = { fee?: bigint | undefined }

type LastLookProps<Asked extends WithFee> = {
  look: ReturnType<typeof useLastLook<Asked>>
  /** Why it cannot be sent now. */
  off: string | undefined
  /** What the button says that sends. */
  submit: (asked: Asked) => ReactNode
  children: (asked: Asked) => ReactNode
}

/** The sheet before money leaves. What went wrong stays in it. */
export function LastLook<Asked extends WithFee>(props: LastLookProps<Asked>) {
  const { look, off, submit, children } = props
  const { asked, close, confirm, busy, problem } = look
  return (
    <Sheet
      open={asked !== undefined}
      onClose={close}
      locked={busy}
      title={<Trans>Check before you send</Trans>}
    >
      {asked !== undefined && (
        <>
          {children(asked)}
          <Refusal problem={problem} />
          <SendButton kind="amber" off={off} busy={busy} onClick={confirm}>
            {submit(asked)}
          </SendButton>
          <Button kind="plain" onClick={close} aria-disabled={busy}>
            <Trans>Go back</Trans>
          </Button>
        </>
      )}
    </Sheet>
  )
}

/** A no that came when the sheet was no longer there, such as after a restart: it stays above the form. */
export const SentBack = <Asked extends WithFee>({ look }: Pick<LastLookProps<Asked>, 'look'>) =>
  look.asked === undefined && <Refusal problem={look.problem} />
