import { Trans } from '@lingui/react/macro'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Refusal } from './Refusal.tsx'
import { SendButton } from './SendButton.tsx'
import { Sheet } from './Sheet.tsx'
import type { LastLook as Look } from './useLastLook.ts'

type LastLookProps<Asked> = {
  look: Look<Asked>
  title?: ReactNode
  /** Why it cannot be sent now. */
  off: string | undefined
  /** What the button says that sends. */
  submit: (asked: Asked) => ReactNode
  /** Amber where it leaves the account for good. */
  kind?: ComponentProps<typeof SendButton>['kind']
  children: (asked: Asked) => ReactNode
}

/** The sheet before money moves. What went wrong stays in it. */
export function LastLook<Asked>(props: LastLookProps<Asked>) {
  const { look, off, submit, kind = 'amber', children } = props
  const { title = <Trans>Check before you send</Trans> } = props
  const { asked, close, confirm, busy, problem } = look
  return (
    <Sheet open={asked !== undefined} onClose={close} locked={busy} title={title}>
      {asked !== undefined && (
        <>
          {children(asked)}
          <Refusal problem={problem} />
          <SendButton kind={kind} off={off} busy={busy} onClick={confirm}>
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
export const SentBack = <Asked,>({ look }: Pick<LastLookProps<Asked>, 'look'>) =>
  look.asked === undefined && <Refusal problem={look.problem} />
