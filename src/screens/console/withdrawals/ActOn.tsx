import { Trans, useLingui } from '@lingui/react/macro'
import { ActSheet } from '#src/screens/console/parts/ActSheet.tsx'
import { Note } from '#src/ui/Note.tsx'
import { ApproveSheet } from './ApproveSheet.tsx'
import { RefuseSheet } from './RefuseSheet.tsx'
import { haltedWords, type Story } from './withdrawal-words.ts'

export type Act = 'approve' | 'refuse' | 'resume' | 'settle'

type ActOnProps = { act: Act; of: Story; onClose: () => void }

/** One act upon a withdrawal as it was seen. */
export function ActOn({ act, of, onClose }: ActOnProps) {
  if (act === 'approve') return <ApproveSheet fromSheet list={[of]} onClose={onClose} />
  if (act === 'refuse') return <RefuseSheet of={of} onClose={onClose} />
  if (act === 'resume') return <ResumeSheet of={of} onClose={onClose} />
  return <SettleSheet of={of} onClose={onClose} />
}

type One = Omit<ActOnProps, 'act'>

function ResumeSheet({ of: { no, revision, halted }, onClose }: One) {
  const { i18n, t } = useLingui()
  return (
    <ActSheet
      open
      onClose={onClose}
      title={<Trans>Let the payer try it again</Trans>}
      path="operator/resumeWithdrawal"
      extra={{ no, revision }}
      reason={false}
      submit={<Trans context="payer">Let it go on</Trans>}
      done={() => t`The payer tries it again`}
    >
      {halted !== null && <Note kind="amber">{i18n._(haltedWords(halted))}</Note>}
      <Note>
        <Trans>
          The payer tries withdrawal {no} again in its next round. Where the cause stands, it halts
          again.
        </Trans>
      </Note>
    </ActSheet>
  )
}

function SettleSheet({ of: { no, revision, halted }, onClose }: One) {
  const { i18n, t } = useLingui()
  return (
    <ActSheet
      open
      onClose={onClose}
      title={<Trans>End it as the chain proves</Trans>}
      path="operator/settleHalted"
      extra={{ no, revision }}
      kind="danger"
      submit={<Trans>Ask the chain and end it</Trans>}
      done={({ state }) => (state === 'paid' ? t`It ended as paid` : t`It ended as returned`)}
    >
      {halted !== null && <Note kind="amber">{i18n._(haltedWords(halted))}</Note>}
      <Note kind="red">
        <Trans>
          Withdrawal {no} ends for good. Where the settled chain shows that it was paid as it was
          asked for, it ends as paid. Where it can never be paid any more, amount and fee go back to
          the member. Where it may still be paid, nothing happens.
        </Trans>
      </Note>
    </ActSheet>
  )
}
