import * as z from 'zod/mini'
import { start } from '#shared/api/start.ts'
import { knowCalls } from '#src/api/knowCalls.ts'
import { listen } from './listen.ts'
import { member } from './member.ts'

export const FORM = '7.pledge'
export const body = { coin: 'BTCW', amount: 5n * 10n ** 17n, planId: 'd30' } as const

/** The same as it goes over the wire. */
export const wire = { coin: 'BTCW', amount: '0.5', planId: 'd30' }

/** What the service answers to it. */
export const order = {
  id: '1',
  no: '26112100001',
  coin: 'BTCW',
  amount: '0.5',
  stakedT: '0.5',
  method: 'balance',
  planId: 'd30',
  termDays: 30,
  remainingDays: 30,
  status: 'success',
  reason: null,
  earned: '0',
  createdAt: '2026-11-21T00:00:00Z',
  startsAt: null,
  endsAt: null,
  hash: null,
  confirmations: null,
}

/** A form that sends a money call to a site, and whoever is signed in there. */
export async function openIntents() {
  // As the route of a screen does.
  knowCalls()
  const site = await listen()
  const intents = await import('#src/api/intent.ts')
  const { memberAtom, store } = await import('#src/session/session.ts')
  const { bindIntent, pendingIntent, sendIntent } = intents
  const signInAs = (id: string) =>
    store.set(
      memberAtom,
      id ? z.decode(start['member/userInfo'].result, { ...member, id } as never) : null,
    )
  return {
    site,
    bindIntent,
    pendingIntent,
    sendIntent,
    signInAs,
    /** As the form does it: what is not known yet is asked for again, else it is a new one. */
    send: async () =>
      sendIntent(pendingIntent('product/pledge', FORM) ?? bindIntent('product/pledge', FORM, body)),
    keys: () => site.heard.map(({ headers }) => headers['idempotency-key']),
    unanswered: () => {
      site.reply = (_heard, response) => response.destroy()
    },
    /** As it is at the beginning: nothing was sent or kept, and the member of the form is signed in. */
    reset: () => {
      site.heard.length = 0
      site.kept.clear()
      signInAs('7')
    },
  }
}
