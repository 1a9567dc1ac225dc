import type { Hex } from 'viem'
import { wordsOf } from '#server/chain/wordsOf.ts'
import { type Flight, moveOn } from './flights.ts'
import { halt } from './halt.ts'
import type { Sent } from './node-answers.ts'
import { type Paying, take } from './Paying.ts'

/**
 * Sends what was signed last. Whatever a node says to it, the very same bytes may be sent again: an answer that leaves it
 * in doubt whether the node took them is followed by a look, and by sending them again.
 */
export async function send(paying: Paying, flight: Flight): Promise<boolean> {
  const newest = flight.signed.at(-1)
  if (!newest?.raw) return false
  const sent = await say(paying, flight, { hash: newest.hash, raw: newest.raw })
  if (sent === 'doubt') return false
  if (sent === 'short') return halt(paying, flight, 'gasShort')
  return take(paying, 'broadcast', async (tx) => {
    const hash = newest.what === 'pay' ? { hash: newest.hash } : {}
    if (!(await moveOn(tx, flight, { state: 'broadcast', ...hash }))) return false
    const { clock } = paying
    await tx`
      update payout_tx set broadcast_at = ${clock.now()}, sent_by_chain = ${clock.passed()}
      where id = ${newest.id}`
    return true
  })
}

/**
 * Sends the newest again, which the node has forgotten, and the others of which one may still come to be mined; no payment to
 * somebody who was shut out. Answers what the node said: of the newest, unless it took one.
 */
export async function sendAgain(paying: Paying, flight: Flight): Promise<Sent | 'doubt'> {
  const said: (Sent | 'doubt')[] = []
  for (const { what, raw, hash } of flight.signed.toReversed()) {
    if (flight.frozen && what === 'pay') continue
    if (raw) said.push(await say(paying, flight, { raw, hash }))
    if (said.at(-1) === 'taken') return 'taken'
  }
  return said[0] ?? 'doubt'
}

/** Says bytes to the node. */
export async function say(
  { node, report, at }: Paying,
  { id }: Pick<Flight, 'id'>,
  { raw, hash }: { raw: Hex; hash: Hex },
): Promise<Sent | 'doubt'> {
  await at?.('before', 'send')
  try {
    return await node.send(raw)
  } catch (error) {
    const words = { withdrawal: id, hash, error: wordsOf(error) }
    report({ level: 'warn', event: 'payout in doubt', ...words })
    return (await node.knows(hash)) ? 'taken' : 'doubt'
  } finally {
    await at?.('after', 'send')
  }
}
