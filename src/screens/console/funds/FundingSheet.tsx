import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { DeskResult } from '#shared/desk/index.ts'
import { ActSheet } from '#src/screens/console/parts/ActSheet.tsx'
import { useNewUntil } from '#src/screens/console/useNewUntil.ts'
import { Gap } from '#src/ui/Gap.tsx'
import { Note } from '#src/ui/Note.tsx'

export type FundingSaid = DeskResult<'operator/funding'>['waiting'][number]
export type Pays = FundingSaid['purpose']

type FundingSheetProps = {
  title: string
  submit: ReactNode
  purpose: Pays
  /** What was said already; nothing where its parts are fields. */
  said?: FundingSaid
  children: ReactNode
  onClose: () => void
}

/** One of two words that make an address one whose payments are revenue, or a budget for grants. */
export function FundingSheet(props: FundingSheetProps) {
  const { title, submit, purpose, said, children, onClose } = props
  const { t } = useLingui()
  const held = useNewUntil()
  return (
    <ActSheet
      open
      onClose={onClose}
      title={title}
      path="operator/addFunding"
      extra={said ? { address: said.address, purpose, second: true } : { second: false }}
      kind="amber"
      submit={submit}
      refused={held && t`You are new at the desk: you can be one of two people from ${held} on.`}
      done={({ outcome }) => {
        if (outcome === 'first') return t`Noted: a second person has to say the same`
        return outcome === 'added' ? t`It was added` : t`It was one already`
      }}
    >
      {children}
      <Note kind="amber">
        {purpose === 'revenue' ? (
          <Trans>
            Once two people say so, every BTCW that it pays to the pool is revenue, and distributed
            to all orders at the next 00:00 UTC.
          </Trans>
        ) : (
          <Trans>
            Once two people say so, whatever it pays to the pool, of both coins, is activity budget.
          </Trans>
        )}
        <Gap />
        <b>
          <Trans>This cannot be taken back.</Trans>
        </b>
        <Gap />
        <Trans>Never an exchange’s address: others pay from it too.</Trans>
      </Note>
    </ActSheet>
  )
}
