import { makeVapid } from '#devnet/makeVapid.ts'
import { tellMember } from '#server/inbox/tellMembers.ts'
import { sendPushes } from '#server/push/sendPushes.ts'
import { type Enrolled, enrol } from '#server/testing/enrol.ts'
import { openService } from '#server/testing/openService.ts'
import { type PushService, startPushService } from '#server/testing/startPushService.ts'

export type Browser = ReturnType<PushService['browser']>

/** A service that sends pushes to a push service of our own, and members with browsers there. */
export async function openPushing() {
  const pushes = await startPushService()
  const vapid = makeVapid()
  const push = { ...vapid, subject: 'mailto:ops@bitwave.invalid', hosts: [pushes.url] }
  const service = await openService({ settings: { push } })
  const { db, clock, world } = service

  const subscribe = async ({ token }: Pick<Enrolled, 'token'>, browser: Browser, locale = 'en') => {
    const said = await service.call('push/subscribe', browser.subscription, { token, locale })
    if (said.code !== 200) throw new Error(said.message)
  }
  let ref = 0
  return {
    service,
    pushes,
    vapid,
    subscribe,
    /** A member with a browser that gets pushes. */
    subscribed: async (locale?: string) => {
      const ann = await enrol(service)
      const browser = pushes.browser()
      await subscribe(ann, browser, locale)
      return { ann, browser }
    },
    /** Tells a member of an order, another each time, and answers its id. */
    tell: async ({ id }: Enrolled, { quiet = false } = {}) => {
      ref += 1
      const told = { member: id, kind: 'order_ended', ref: String(ref), no: `26112${ref}` } as const
      await db.inTx((tx) => tellMember(tx, told, { now: clock.now(), quiet }))
      return String(ref)
    },
    send: () => sendPushes(world),
    waiting: () =>
      db.inTx(async (tx) => (await tx<{ n: number }>`select count(*)::int as n from push`)[0]?.n),
    close: async () => {
      await service.close()
      await pushes.stop()
    },
  }
}

export type Pushing = Awaited<ReturnType<typeof openPushing>>
