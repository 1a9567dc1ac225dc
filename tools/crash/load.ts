import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'

export type Member = { id: string; token: string }

/** A pledge or a transfer that was asked for, and what came of it: the id of the order or of the journal. */
export type Asked = {
  key: string
  member: Member
  amount: string
  /** Who gets it, where it is a transfer. */
  payee?: Member
  id?: string
  refused?: string
}

type Envelope = { code: number; message: string; result: { id: string } | null }

/**
 * Pledges and transfers in turn, as one member after another, until told to stop. Each is asked for with its key until
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
    const one = nextOf(members, i)
    asked.push(one)
    await untilAnswered(appUrl, one)
    // Now and then a second telling after the answer: it must change nothing.
    if (i % 7 === 0) await untilAnswered(appUrl, one)
  }
}

/** A pledge, then a transfer to the next member; of each now and then one of more than there is. */
function nextOf(members: readonly Member[], i: number): Asked {
  const [member, next] = [members[i % members.length], members[(i + 1) % members.length]]
  if (!member || !next) throw new Error('no members')
  const amount = i % 20 >= 18 ? '1000000000' : '10'
  return { key: randomUUID(), member, amount, ...(i % 2 === 1 && { payee: next }) }
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

function accept(one: Asked, id: string) {
  if (one.id && one.id !== id) throw new Error(`${one.key} was answered as ${one.id} and as ${id}`)
  one.id = id
}

async function ask(appUrl: string, { key, member, amount, payee }: Asked): Promise<Envelope> {
  const path = payee ? 'asset/transfer' : 'product/pledge'
  const answer = await fetch(`${appUrl}/api/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${member.token}`,
      'idempotency-key': key,
    },
    body: JSON.stringify({ coin: 'BTCWT', amount, planId: 'd30', payeeId: payee?.id }),
    signal: AbortSignal.timeout(40_000),
  })
  return (await answer.json()) as Envelope
}
