import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'

export type Member = { id: string; token: string }

/** A pledge that was asked for, and what came of it. */
export type Asked = {
  key: string
  member: Member
  amount: string
  orderId?: string
  refused?: string
}

type Envelope = { code: number; message: string; result: { id: string } | null }

/**
 * Pledges again and again as one member after another until told to stop. Each pledge is asked for with its key until
 * there is a final answer, as a phone does that lost its connection.
 */
export async function load(
  appUrl: string,
  {
    members,
    stopped,
    asked,
  }: { members: readonly Member[]; stopped: () => boolean; asked: Asked[] },
): Promise<void> {
  for (let i = 0; !stopped(); i += 1) {
    const member = members[i % members.length]
    if (!member) throw new Error('no members')
    const one: Asked = { key: randomUUID(), member, amount: i % 20 === 19 ? '1000000000' : '10' }
    asked.push(one)
    await untilAnswered(appUrl, one)
    // Now and then a second telling after the answer: it must change nothing.
    if (i % 10 === 0) await untilAnswered(appUrl, one)
  }
}

async function untilAnswered(appUrl: string, one: Asked): Promise<void> {
  for (;;) {
    const answer = await ask(appUrl, one).catch(() => undefined)
    if (answer?.code === 200 && answer.result) return accept(one, answer.result.id)
    if (answer?.code === 400) {
      one.refused = answer.message
      return
    }
    await wait(20 + Math.random() * 80)
  }
}

function accept(one: Asked, orderId: string) {
  if (one.orderId && one.orderId !== orderId) {
    throw new Error(`${one.key} was answered as order ${one.orderId} and as ${orderId}`)
  }
  one.orderId = orderId
}

async function ask(appUrl: string, { key, member, amount }: Asked): Promise<Envelope> {
  const answer = await fetch(`${appUrl}/api/product/pledge`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${member.token}`,
      'idempotency-key': key,
    },
    body: JSON.stringify({ coin: 'BTCWT', amount, planId: 'd30' }),
    signal: AbortSignal.timeout(40_000),
  })
  return (await answer.json()) as Envelope
}
