import type { Act } from '#server/operator/Act.ts'
import { atDesk } from '#server/operator/atDesk.ts'
import { memberIn, ratioIn, switchIn } from '#server/operator/given.ts'
import { memberText } from '#server/operator/memberText.ts'
import type { Desk } from '#server/operator/openDesk.ts'
import { ratioText } from '#server/operator/ratioText.ts'

type Flag = 'agent' | 'site'

const flag = (name: Flag, about: string): Act => ({
  name: `member ${name}`,
  takes: '<member> <on|off> <reason> …',
  about,
  example: `member ${name} 100007 on "as agreed on Friday"`,
  run: (desk, { words: [who = '', state = '', ...why] }) =>
    change(desk, { who, to: { [name]: switchIn(state) }, why }),
})

/** Whether a member earns community rewards. */
export const memberAgent = flag('agent', 'makes a member an agent: earns community rewards')
/** Whether a member earns mining subsidies. */
export const memberSite = flag('site', 'makes a member a mining site: earns mining subsidies')

export const memberRatios: Act = {
  name: 'member ratios',
  takes: '<member> <reward> <subsidy> <reason> …',
  about: 'sets the ratios at which an agent or a mining site earns',
  example: 'member ratios 100007 0.15 0.05 "as agreed on Friday"',
  run: (desk, { words: [who = '', reward = '', subsidy = '', ...why] }) => {
    const to = { rewardRatio: written(reward), subsidyRatio: written(subsidy) }
    return change(desk, { who, to, why })
  },
}

const written = (text: string) => ratioText(Number(ratioIn(text)))

type To = { agent?: boolean; site?: boolean; rewardRatio?: string; subsidyRatio?: string }

async function change(
  desk: Desk,
  { who, to, why }: { who: string; to: To; why: readonly string[] },
): Promise<void> {
  const member = await desk.db.inTx((tx) => memberIn(tx, who))
  const { id, from, takenBack } = await atDesk(desk, 'operator/appoint', {
    memberId: member.id,
    ...to,
    reason: why.join(' '),
  })
  desk.say(`${memberText(member)} ${since(from, takenBack)}; npm run operator -- member show ${id}`)
}

function since(from: string | null, takenBack: boolean): string {
  if (takenBack) return 'stands as before: what was announced is taken back'
  return from ? `changed, from ${from} on` : 'stands so already'
}
