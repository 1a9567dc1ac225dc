import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useSendingOff } from '#src/api/useSendingOff.ts'
import { Button } from '#src/ui/Button.tsx'
import { KeyValue } from '#src/ui/KeyValue.tsx'
import { Note } from '#src/ui/Note.tsx'
import { SendButton } from '#src/ui/SendButton.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import { ratioText } from '#src/words/format.ts'
import { Change } from './Change.tsx'
import type { AskedRatios, Role, TeamMember } from './roles.ts'
import { isEnd, type Ratios } from './standing.ts'

type RatioReviewProps = {
  role: Role
  asked: AskedRatios | undefined
  onAnswer: (yes: boolean) => void
}

/** The last look: before and after, and from when it counts. */
export const RatioReview = ({ role, asked, onAnswer }: RatioReviewProps) => (
  <Sheet
    open={asked !== undefined}
    onClose={() => onAnswer(false)}
    title={<Trans>Check the change</Trans>}
  >
    {asked && <Look role={role} {...asked} onAnswer={onAnswer} />}
  </Sheet>
)

type LookProps = AskedRatios & Pick<RatioReviewProps, 'role' | 'onAnswer'>

function Look({ role, member, to, onAnswer }: LookProps) {
  const { t } = useLingui()
  const off = useSendingOff()
  const ends = member[role] && isEnd(to)
  const stays = role === 'agent' ? member.site : member.agent
  const before: Ratios =
    member.agent || member.site ? member : { rewardRatio: 0n, subsidyRatio: 0n }
  const after: Ratios = ends && stays ? member : to
  const change = (was: bigint, is: bigint) => <Change from={ratioText(was)} to={ratioText(is)} />
  return (
    <>
      <KeyValue
        rows={[
          { term: t`Member`, children: member.nickname },
          { term: 'UID', children: <span translate="no">{member.id}</span> },
          {
            term: t`Appointed to`,
            children: <RoleChange role={role} was={member[role]} ends={ends} />,
          },
          { term: t`Reward ratio`, children: change(before.rewardRatio, after.rewardRatio) },
          { term: t`Subsidy ratio`, children: change(before.subsidyRatio, after.subsidyRatio) },
        ]}
      />
      {ends && stays && (
        <Note kind="amber">
          <OtherStays role={role} member={member} />
        </Note>
      )}
      <Note icon="clock">
        <Trans>
          It counts from the next 00:00 UTC on, or together with a change that is still to come.
        </Trans>
      </Note>
      <SendButton kind={ends ? 'danger' : 'main'} off={off} onClick={() => onAnswer(true)}>
        <Submit role={role} was={member[role]} ends={ends} />
      </SendButton>
      <Button kind="plain" onClick={() => onAnswer(false)}>
        <Trans>Go back</Trans>
      </Button>
    </>
  )
}

type StepProps = { role: Role; was: boolean; ends: boolean }

function RoleChange({ role, was, ends }: StepProps): ReactNode {
  const name = role === 'agent' ? <Trans>Agent</Trans> : <Trans>Mining site</Trans>
  if (ends) return <Change from={name} to={<Trans>none</Trans>} />
  return was ? name : <Change from={<Trans>none</Trans>} to={name} />
}

const OtherStays = ({ role, member }: { role: Role; member: TeamMember }) =>
  role === 'agent' ? (
    <Trans>{member.nickname} stays a mining site and keeps the ratios for that.</Trans>
  ) : (
    <Trans>{member.nickname} stays an agent and keeps the ratios for that.</Trans>
  )

function Submit({ role, was, ends }: StepProps) {
  if (ends) return <Trans>End the appointment</Trans>
  if (was) return <Trans>Change ratios</Trans>
  return role === 'agent' ? <Trans>Make agent</Trans> : <Trans>Make mining site</Trans>
}
