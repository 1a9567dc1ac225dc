import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { calls } from '#shared/api/index.ts'
import { useSendingOff } from '#src/api/useSendingOff.ts'
import { Form } from '#src/ui/Form.tsx'
import { Gap } from '#src/ui/Gap.tsx'
import { Note } from '#src/ui/Note.tsx'
import { PercentField } from '#src/ui/PercentField.tsx'
import { ratioText } from '#src/words/format.ts'
import { AnnouncedRatios } from './AnnouncedRatios.tsx'
import type { Own } from './own.ts'
import { RatioReview } from './RatioReview.tsx'
import type { AskedRatios, Role, TeamMember } from './roles.ts'
import { SelectedMember } from './SelectedMember.tsx'
import type { Ratios } from './standing.ts'
import { useConfirm } from './useConfirm.ts'
import { useRatioChange } from './useRatioChange.ts'
import { useRatioCheck } from './useRatioCheck.ts'

type RatioFormProps = {
  role: Role
  start: TeamMember | undefined
  own: Own
  /** Whether it is sent at the moment: what comes of it is told here. */
  onSending: (is: boolean) => void
  onDone: (member: TeamMember) => void
}

/** Who, and which ratios. Nothing is sent before the person has seen before and after. */
export function RatioForm({ role, start, own, onSending, onDone }: RatioFormProps) {
  const [member, select] = useState(start)
  const confirm = useConfirm<AskedRatios>()
  const change = useRatioChange(role, { ask: confirm.ask, onSending })
  const check = useRatioCheck(own.most, { adds: !member?.[role] })
  const off = useSendingOff()

  async function submit(to: Ratios) {
    const changed = member && (await change.submit(member, to))
    if (changed) onDone(changed)
  }

  return (
    <>
      <Form
        schema={calls['member/miners'].body}
        check={check}
        onSubmit={submit}
        off={off}
        submit={<Trans>Check the change</Trans>}
        // Nothing is modified while the member is looked up, or the last look is open.
        sending={change.isSending && <Trans>Modifying in progress...</Trans>}
      >
        <SelectedMember role={role} member={member} onSelect={start ? undefined : select} />
        <Fields key={member?.id ?? ''} role={role} member={member} own={own} />
      </Form>
      <RatioReview role={role} asked={confirm.asked} onAnswer={confirm.answer} />
    </>
  )
}

type FieldsProps = { role: Role; member: TeamMember | undefined; own: Own }

function Fields({ role, member, own }: FieldsProps) {
  const { most } = own
  const known = member && (member.agent || member.site) ? member : undefined
  return (
    <>
      <PercentField
        name="rewardRatio"
        label={<Trans>Reward ratio</Trans>}
        aside={<Trans>Your own: {ratioText(most.rewardRatio)}</Trans>}
        hint={<Trans>Of community rewards, as an agent</Trans>}
        start={known?.rewardRatio ?? (role === 'agent' ? undefined : 0n)}
      />
      <PercentField
        name="subsidyRatio"
        label={<Trans>Subsidy ratio</Trans>}
        aside={<Trans>Your own: {ratioText(most.subsidyRatio)}</Trans>}
        hint={<Trans>Of mining subsidies, as a mining site</Trans>}
        start={known?.subsidyRatio ?? (role === 'site' ? undefined : 0n)}
      />
      <Note>
        <Trans>
          Not above your own, and not below that of agents and mining sites under this member.
        </Trans>
        {member?.[role] && (
          <>
            <Gap />
            <Trans>0% for both ends the appointment.</Trans>
          </>
        )}
      </Note>
      <AnnouncedRatios own={own} />
    </>
  )
}
