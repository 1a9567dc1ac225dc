import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { Result } from '#shared/api/index.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Columns } from '#src/ui/Columns.tsx'
import { Loaded } from '#src/ui/Loaded.tsx'
import { Screen } from '#src/ui/Screen.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { usePlace } from '#src/ui/usePlace.ts'
import { TransferForm } from './TransferForm.tsx'
import { TransferSent } from './TransferSent.tsx'
import { useSendable } from './useSendable.ts'

/** Moves coins to another member (decisions §3). */
export function Transfer() {
  const { facts, error, retry } = useSendable()
  const [sent, setSent] = useState<Result<'asset/transfer'>>()
  usePlace(sent ? 'sent' : 'form')
  return (
    <Screen
      title={<Trans>Transfer</Trans>}
      back="/pages/user/index"
      narrow={sent !== undefined}
      actions={
        <ButtonLink kind="chip" to="/pages/transfer/record">
          <Trans>Records</Trans>
        </ButtonLink>
      }
    >
      {sent ? (
        <TransferSent transfer={sent} onAnother={() => setSent(undefined)} />
      ) : (
        <Loaded data={facts} error={error} onRetry={retry} waiting={<Waiting />}>
          {(known) => <TransferForm {...known} onSent={setSent} />}
        </Loaded>
      )}
    </Screen>
  )
}

const Waiting = () => (
  <Columns>
    <Skeleton height={390} />
    <Skeleton height={160} />
  </Columns>
)
