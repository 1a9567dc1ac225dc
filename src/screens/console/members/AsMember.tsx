import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import * as z from 'zod/mini'
import { Reason } from '#shared/desk/people.ts'
import { useSendingOff } from '#src/api/useSendingOff.ts'
import { ReasonField } from '#src/screens/console/parts/ReasonField.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Chips } from '#src/ui/Chips.tsx'
import { Form } from '#src/ui/Form.tsx'
import { Note } from '#src/ui/Note.tsx'
import { LookedAt } from './LookedAt.tsx'
import type { LookPath } from './useLook.ts'

type AsMemberProps = {
  id: string
  /** Another one each time the screen is refreshed: the list is looked at anew then. */
  round: number
}

/** The member's own lists, read only. Why is asked for once; each look is in the log. */
export function AsMember({ id, round }: AsMemberProps) {
  const [asked, setAsked] = useState<{ reason: string; since: number }>()
  const [path, setPath] = useState<LookPath>('product/order')
  return (
    <>
      <Note>
        <Trans>
          You see what the member sees and change nothing. Each look is a line of the log, with your
          name and the reason.
        </Trans>
      </Note>
      {asked === undefined ? (
        <Why onReason={(reason) => setAsked({ reason, since: performance.now() })} />
      ) : (
        <>
          <Lists path={path} onPath={setPath} />
          <LookedAt
            key={path}
            path={path}
            looking={{ memberId: id, reason: asked.reason, time: `${asked.since} ${round}` }}
          />
        </>
      )}
    </>
  )
}

const Asked = z.object({ reason: Reason })

function Why({ onReason }: { onReason: (reason: string) => void }) {
  const off = useSendingOff()
  return (
    <Card>
      <Form
        schema={Asked}
        onSubmit={({ reason }) => onReason(reason)}
        submit={<Trans>Look as the member</Trans>}
        off={off}
      >
        <ReasonField />
      </Form>
    </Card>
  )
}

type ListsProps = { path: LookPath; onPath: (path: LookPath) => void }

function Lists({ path, onPath }: ListsProps) {
  const { t } = useLingui()
  return (
    <Chips
      label={t`List`}
      value={path}
      onValue={onPath}
      options={[
        { value: 'product/order', label: t`Orders` },
        { value: 'asset/flowRecord', label: t`Details` },
        { value: 'asset/cashRecord', label: t`Withdrawals asked for` },
        { value: 'asset/transferTo', label: t`Transfers out` },
        { value: 'asset/transferFrom', label: t`Transfers in` },
        { value: 'member/referenceList', label: t`Team` },
      ]}
    />
  )
}
