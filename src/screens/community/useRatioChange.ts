import { useLingui } from '@lingui/react/macro'
import { sayUnsure } from '#src/api/sayUnsure.ts'
import { refreshAfter } from '#src/api/stale.ts'
import { Unanswered } from '#src/api/Unanswered.ts'
import { useSend } from '#src/api/useSend.ts'
import { toast } from '#src/ui/toasts.ts'
import { memberNow } from './memberNow.ts'
import { type AskedRatios, callsOf, type Role, type TeamMember } from './roles.ts'
import { isEnd, type Ratios } from './standing.ts'

type Steps = {
  /** The last look: whether the person agrees to it. */
  ask: (asked: AskedRatios) => Promise<boolean>
  /** Whether it is sent at the moment. */
  onSending: (is: boolean) => void
}

/** Far down in a large team a change takes as long as thousands of rows do (docs/decisions/057). */
const OPTIONS = { quiet: true, slow: true } as const

/** Appoints or changes once the person agrees, and says what came of it. */
export function useRatioChange(role: Role, { ask, onSending }: Steps) {
  const { t } = useLingui()
  const add = useSend(callsOf[role].add, OPTIONS)
  const change = useSend(callsOf[role].change, OPTIONS)

  /** Answers the member as they are then; nothing where nothing was done, and the form is to stay. */
  async function submit(shown: TeamMember, to: Ratios): Promise<TeamMember | undefined> {
    const now = await memberNow(shown.id)
    if (isSo(role, now, to)) return already(shown, now)
    if (!(await ask({ member: now, to }))) return undefined
    const { rewardRatio, subsidyRatio } = to
    // By what holds now: who was shown as appointed may have ceased to be, and the other way round.
    const { send } = now[role] ? change : add
    onSending(true)
    const changed = await send({ memberId: now.id, rewardRatio, subsidyRatio })
      .catch((error: unknown) => inDoubt(error, now.id, to))
      .finally(() => onSending(false))
    toast(now[role] ? t`Ratios changed` : t`Appointed`, 'good')
    return changed
  }

  function already(shown: TeamMember, now: TeamMember): TeamMember | undefined {
    if (isSame(shown, now)) {
      toast(t`Nothing was changed`)
      return undefined
    }
    // Done by a change whose answer was lost, or by somebody else: the lists still show what was before.
    void refreshAfter(callsOf[role].change)
    toast(t`It is so already: nothing was left to change`, 'good')
    return now
  }

  /** No answer says nothing of what was done: the member may. */
  async function inDoubt(error: unknown, id: string, to: Ratios): Promise<TeamMember> {
    if (!(error instanceof Unanswered)) throw error
    const now = await memberNow(id).catch(() => undefined)
    void refreshAfter(callsOf[role].change)
    if (now && isSo(role, now, to)) return now
    return sayUnsure(
      t`No answer came, so we cannot tell whether this was done. Try again: if it was, you are told so, and nothing is done twice.`,
    )(error)
  }

  return { submit, isSending: add.isSending || change.isSending }
}

/** Whether nothing is left to do. Both at 0 end the appointment, and who is the other of the two keeps the ratios for that. */
const isSo = (role: Role, now: TeamMember, to: Ratios): boolean =>
  isEnd(to) ? !now[role] : now[role] && hasRatios(now, to)

const hasRatios = (a: Ratios, b: Ratios) =>
  a.rewardRatio === b.rewardRatio && a.subsidyRatio === b.subsidyRatio

const isSame = (a: TeamMember, b: TeamMember) =>
  a.agent === b.agent && a.site === b.site && hasRatios(a, b)
