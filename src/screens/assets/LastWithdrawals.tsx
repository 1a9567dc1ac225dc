import { Trans } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useCall } from '#src/api/useCall.ts'
import { Card } from '#src/ui/Card.tsx'
import { Columns } from '#src/ui/Columns.tsx'
import { Section } from '#src/ui/Section.tsx'
import { WithdrawalRow } from './WithdrawalRow.tsx'

const SHOWN = 3

/** Milliseconds between two askings: one that is under way changes by the block. */
const EVERY = 15_000

/**
 * What was withdrawn last and how it stands, so that nobody asks twice for what is on its way. What is `beside` it has all of a
 * wide screen where there is none. Asked for as the record does, so that this phone's copy has it too.
 */
export function LastWithdrawals({ beside }: { beside: ReactNode }) {
  const navigate = useNavigate()
  const { data } = useCall('asset/cashRecord', {}, { every: EVERY })
  if (data?.list.length === 0) return beside
  const follow = (id: string) => void navigate({ to: '/pages/withdrawal/record', search: { id } })
  return (
    <Columns>
      {beside}
      {data && (
        <Section title={<Trans>Last withdrawals</Trans>} of={data}>
          <Card look="list">
            {data.list.slice(0, SHOWN).map((it) => (
              <WithdrawalRow key={it.id} withdrawal={it} onClick={() => follow(it.id)} />
            ))}
          </Card>
        </Section>
      )}
    </Columns>
  )
}
