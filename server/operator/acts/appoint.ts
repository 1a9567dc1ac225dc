import { type Appointment, appoint } from '#server/members/appoint.ts'
import type { Act } from '#server/operator/Act.ts'
import { memberIn, ratioIn, switchIn } from '#server/operator/given.ts'
import { log } from '#server/operator/log.ts'
import type { Desk } from '#server/operator/openDesk.ts'

type Flag = 'agent' | 'site'

const flag = (name: Flag, about: string): Act => ({
  name: `member ${name}`,
  takes: '<member> <on|off>',
  about,
  example: `member ${name} 100007 on`,
  run: (desk, { words: [who = '', state = ''] }) =>
    change(desk, `member ${name}`, { who, to: { [name]: switchIn(state) } }),
})

/** Whether a member earns community rewards. */
export const memberAgent = flag('agent', 'makes a member an agent: earns community rewards')
/** Whether a member earns mining subsidies. */
export const memberSite = flag('site', 'makes a member a mining site: earns mining subsidies')

export const memberRatios: Act = {
  name: 'member ratios',
  takes: '<member> <reward> <subsidy>',
  about: 'sets the ratios at which an agent or a mining site earns',
  example: 'member ratios 100007 0.15 0.05',
  run: (desk, { words: [who = '', reward = '', subsidy = ''] }) =>
    change(desk, 'member ratios', {
      who,
      to: { rewardRatio: ratioIn(reward), subsidyRatio: ratioIn(subsidy) },
    }),
}

async function change(
  desk: Desk,
  act: string,
  { who, to }: { who: string; to: Appointment },
): Promise<void> {
  const id = await desk.db.inTx(async (tx) => {
    const { id, agent, site, rewardRatio, subsidyRatio } = await memberIn(tx, who)
    await appoint(tx, id, { to, now: desk.clock.now() })
    const before = { agent, site, rewardRatio, subsidyRatio }
    await log(tx, desk, { act, subject: `member ${id}`, before, after: to })
    return id
  })
  desk.say(`member ${id} changed; npm run operator -- member show ${id}`)
}
