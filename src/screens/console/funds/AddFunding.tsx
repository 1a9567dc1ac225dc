import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { refresh } from '#src/api/refresh.ts'
import { useMay } from '#src/screens/console/roles.ts'
import { AddressField } from '#src/ui/AddressField.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Segment } from '#src/ui/Segment.tsx'
import { FundingSheet, type Pays } from './FundingSheet.tsx'

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
      {open && (
        <AddSheet
          onClose={() => {
            setOpen(false)
            // Somebody may have proposed it meanwhile: then it was refused, and waits to be confirmed.
            void refresh('operator/funding')
          }}
        />
      )}
    </>
  )
}

/** The first word: which address, and what it pays. */
function AddSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const [purpose, setPurpose] = useState<Pays>('revenue')
  return (
    <FundingSheet
      title={t`Add a funding address`}
      submit={<Trans>Propose it to a second person</Trans>}
      purpose={purpose}
      onClose={onClose}
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
    </FundingSheet>
  )
}
