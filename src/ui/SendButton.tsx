import type { ComponentProps, ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Note } from './Note.tsx'

type SendButtonProps = ComponentProps<typeof Button> & {
  /** Why it cannot be sent now, such as being offline. */
  off: ReactNode
}

/** The button that sends after a last look, off with the reason while nothing can be sent. */
export const SendButton = ({ off, ...rest }: SendButtonProps) => (
  <>
    {off && (
      <div role="status">
        <Note kind="amber" icon="offline">
          {off}
        </Note>
      </div>
    )}
    <Button {...rest} aria-disabled={off ? true : rest['aria-disabled']} />
  </>
)
