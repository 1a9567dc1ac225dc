import type { Act } from '#server/operator/Act.ts'
import { atDesk } from '#server/operator/atDesk.ts'
import { Complaint } from '#server/operator/Complaint.ts'
import { fundHere } from '#server/operator/fundHere.ts'
import { addressIn, amountIn, coinIn } from '#server/operator/given.ts'
import { actorText } from '#server/operator/memberText.ts'
import type { Desk } from '#server/operator/openDesk.ts'
import { table } from '#server/operator/table.ts'
import type { Purpose } from '#server/pool/registerFunding.ts'
import type { Coin } from '#shared/api/coin.ts'
import { formatAmount } from '#shared/money.ts'

const act = (purpose: Purpose, about: string): Act => ({
  name: `fund ${purpose}`,
  takes: '<amount> <coin>',
  about,
  example: `fund ${purpose} 100 BTCW`,
  options: { from: 'text' },
  run: async (desk, { words: [typed = '', symbol = ''], option }) => {
    const [amount, coin] = [amountIn(typed), coinIn(symbol)]
    if (purpose === 'revenue' && coin !== 'BTCW') {
      throw new Complaint('Revenue is paid in BTCW: rewards are reckoned in it.')
    }
    const from = option('from')
    if (desk.devnet && !from) return fundHere(desk, desk.devnet, { purpose, amount, coin })
    await tellHow(desk, { purpose, amount, coin, from })
  },
})

export const fundList: Act = {
  name: 'fund list',
  takes: '',
  about: 'lists the addresses whose payments are revenue or activity budget, with what each paid',
  example: 'fund list',
  run: async (desk) => {
    const { list, waiting } = await atDesk(desk, 'operator/funding', {})
    desk.say(
      table(
        list.map(({ paid, ...one }) => ({
          ...one,
          BTCW: formatAmount(paid.BTCW),
          BTCWT: formatAmount(paid.BTCWT),
        })),
      ),
    )
    for (const { address, purpose, by, at, reason, expiresAt } of waiting)
      desk.say(
        `${address} waits for a second person to say that it pays ${purpose}: ${await actorText(desk, by)} said so on ${at}, “${reason}”; it ends by itself on ${expiresAt}`,
      )
  },
}

/** What the pool earned: goes to the reward pool, and out to the orders at the next midnight. */
export const fundRevenue = act(
  'revenue',
  'brings revenue into the reward pool; on the devnet makes the payment too',
)

/** An activity budget: what grants are paid out of. */
export const fundActivity = act(
  'activity',
  'brings an activity budget; on the devnet makes the payment too',
)

type Wanted = { purpose: Purpose; amount: bigint; coin: Coin; from: string | undefined }

/** The keys of a real chain are not ours to use: the payment is made by whoever holds them. */
async function tellHow(desk: Desk, { purpose, amount, coin, from }: Wanted): Promise<void> {
  const pool = desk.devnet?.poolAddress ?? desk.env['BITWAVE_POOL']
  if (!pool) throw new Complaint('BITWAVE_POOL is not set: the address of the pool is needed.')
  if (!from) {
    throw new Complaint(
      `From which address will it be paid? Add --from 0x…; whatever that address pays from then on counts as ${purpose}.`,
    )
  }
  const address = addressIn(from)
  const asked = { address, purpose, reason: `fund ${purpose}, ${formatAmount(amount)} ${coin}` }
  const { outcome } = await atDesk(desk, 'operator/addFunding', asked)
  desk.say(
    `${address} ${outcome === 'known' ? 'already was' : 'is now'} a funding address: ${purpose}.`,
  )
  desk.say(`Pay exactly ${formatAmount(amount)} ${coin}`)
  desk.say(`from ${address}`)
  desk.say(`to   ${pool}${coin === 'BTCWT' ? ', as a transfer of the token' : ''}`)
  desk.say('It is booked once it is confirmed; npm run operator -- log and audit show the books.')
}
