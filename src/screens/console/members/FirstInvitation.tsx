import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useCall } from '#src/api/useCall.ts'
import { useMay } from '#src/screens/console/roles.ts'
import { inviteLink } from '#src/session/inviteLink.ts'
import { Button } from '#src/ui/Button.tsx'
import { CopyButton } from '#src/ui/CopyButton.tsx'
import { KeyValue } from '#src/ui/KeyValue.tsx'
import { Loaded } from '#src/ui/Loaded.tsx'
import { ShareButton } from '#src/ui/ShareButton.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'

/** The founder’s invitation: whoever joins first needs one, and whoever knows nobody here. */
export function FirstInvitation() {
  const may = useMay('operator/invitation')
  const [open, setOpen] = useState(false)
  if (!may) return null
  return (
    <>
      <Button kind="tag" onClick={() => setOpen(true)}>
        <Trans>Invitation</Trans>
      </Button>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={<Trans>The founder’s invitation</Trans>}
      >
        {open && <Code />}
      </Sheet>
    </>
  )
}

function Code() {
  const { t } = useLingui()
  const { data, error, mutate } = useCall('operator/invitation', {})
  return (
    <Loaded data={data} error={error} onRetry={() => mutate()} waiting={<Skeleton rows={2} />}>
      {({ id, inviteCode }) => (
        <>
          <KeyValue
            rows={[
              { term: 'UID', children: id },
              {
                term: t`Invitation code`,
                children: (
                  <>
                    <span translate="no">{inviteCode}</span>{' '}
                    <CopyButton text={inviteCode} label={t`Copy the invitation code`} />
                  </>
                ),
              },
            ]}
          />
          <p>
            <Trans>Whoever joins with it stands right below the founder.</Trans>
          </p>
          <ShareButton url={inviteLink(inviteCode)}>
            <Trans>Share link</Trans>
          </ShareButton>
        </>
      )}
    </Loaded>
  )
}
