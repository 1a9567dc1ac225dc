import { Refusal } from '#server/db/Refusal.ts'
import type { Tx } from '#server/db/Tx.ts'
import { type Locale, say } from '#shared/locale.ts'

const WHAT = { en: 'This member of your team', zh: '您團隊中的這位成員' }

type Selected = { leader: string; member: string; locale: Locale }

/** Refuses `notFound` where the member is not in the leader's team: whether there is one elsewhere is not told. */
export async function refuseStranger(tx: Tx, { leader, member, locale }: Selected): Promise<void> {
  const [found] = await tx<{ below: boolean }>`select is_below(${member}, ${leader}) as below`
  if (found?.below) return
  throw new Refusal('notFound', { values: { what: say(WHAT, locale) }, field: 'memberId' })
}
