import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ActSheet } from '#src/screens/console/parts/ActSheet.tsx'
import { useMay } from '#src/screens/console/roles.ts'
import { AddressField } from '#src/ui/AddressField.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Note } from '#src/ui/Note.tsx'
import { Segment } from '#src/ui/Segment.tsx'

type Purpose = 'revenue' | 'activity'

/** The button for who may, and its sheet. */
export function AddFunding() {
  const may = useMay('operator/addFunding')
  const [open, setOpen] = useState(false)
  if (!may) return null
  return (
    <>
      <Button kind="tag" onClick={() => setOpen(true)}>
        <Trans>Add an address</Trans>
      </Button>
      {open && <AddSheet onClose={() => setOpen(false)} />}
    </>
  )
}

/** Makes an address one whose payments are revenue, or a budget for grants. */
function AddSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const [purpose, setPurpose] = useState<Purpose>('revenue')
  return (
    <ActSheet
      open
      onClose={onClose}
      title={t`Add a funding address`}
      path="operator/addFunding"
      kind="amber"
      submit={<Trans>Add it for good</Trans>}
      done={({ fresh }) => (fresh ? t`It was added` : t`It was one already`)}
    >
      <AddressField name="address" label={<Trans>Address that will pay</Trans>} />
      <Segment
        label={t`It pays`}
        name="purpose"
        look="cards"
        value={purpose}
        onValue={setPurpose}
        options={[
          { value: 'revenue', label: t`Revenue`, note: t`Distributed at 00:00 UTC` },
          { value: 'activity', label: t`Budget`, note: t`For grants` },
        ]}
      />
      <Note kind="amber">
        {purpose === 'revenue' ? (
          <Trans>
            Every BTCW that it pays to the pool from now on is revenue, and distributed to all
            orders at the next midnight.
          </Trans>
        ) : (
          <Trans>
            Whatever it pays to the pool from now on, of both coins, is activity budget.
          </Trans>
        )}{' '}
        <b>
          <Trans>This cannot be taken back.</Trans>
        </b>
      </Note>
    </ActSheet>
  )
}
