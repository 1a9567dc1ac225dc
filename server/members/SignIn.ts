import { Refusal } from '#server/db/Refusal.ts'

/** What a sign-in has to know of a member. */
export type SignIn = {
  id: string
  passwordHash: string | null
  frozenAt: string | null
  frozenReason: string | null
}

/** Refuses `frozen` with the operator's reason. Only for those who have proved who they are. */
export function refuseFrozen({ frozenAt, frozenReason }: SignIn): void {
  if (frozenAt) throw new Refusal('frozen', { values: { reason: frozenReason ?? '–' } })
}
