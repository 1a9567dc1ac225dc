import { Trans } from '@lingui/react/macro'
import { Note } from '#src/ui/Note.tsx'
import type { Sent } from './sentLook.ts'

/** Above the ways to pay, which come with it: what was named before was something else. With no hash, what is known of one is of the one that was let go. */
export const LetGo = ({ hashState }: Pick<Sent, 'hashState'>) =>
  hashState && (
    <div role="alert">
      <Note kind="amber">
        <Trans>
          The transaction that was named is not the payment of this order: it did not pay the pool
          from the account of the order. If you have paid, do not pay again: the payment is found by
          itself.
        </Trans>
      </Note>
    </div>
  )
