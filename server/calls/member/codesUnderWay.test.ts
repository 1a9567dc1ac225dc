import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { ownService } from '#server/testing/openService.ts'
import { signUp } from '#server/testing/signUp.ts'
import { limits } from '#shared/limits.ts'

/** A service whose mails are handed over when the test says so; the asker goes from network to network with one handle. */
async function openSlow() {
  const service = await ownService({ settings: { trustProxy: '1' } })
  const { email } = (await signUp(service)).form
  const handle = randomUUID()
  const how = (network: number) => ({ headers: { 'x-forwarded-for': `203.0.113.${network}` } })
  const waiting: ((mail: Mail) => void)[] = []
  service.world.mailer = {
    send: (_, { text }) =>
      new Promise<void>((taken, refused) => {
        const code = /\b\d{6}\b/.exec(text)?.[0] ?? ''
        const ask = waiting.shift()
        if (ask) ask({ code, taken, refused: () => refused(new Error('greylisted')) })
        else taken()
      }),
    close: () => {},
  }
  /** Asks for a code: the mail before it is handed over, and what is answered after. */
  const ask = async (network: number) => {
    const mail = new Promise<Mail>((resolve) => waiting.push(resolve))
    const said = service.call('password/sendRetrieveCode', { email, handle }, how(network))
    const { code, taken, refused } = await mail
    onTestFinished(async () => {
      taken()
      await said
    })
    return { code, taken, refused, said }
  }
  const give = async (code: string, network = 9) => {
    const body = { email, code, handle, password: 'otter-lake-43' }
    return (await service.call('password/retrievePassword', body, how(network))).code
  }
  /** One that has come. */
  const had = async (network: number) => {
    const { code, taken, said } = await ask(network)
    taken()
    expect((await said).code).toBe(200)
    return code
  }
  return { ...service, ask, give, had }
}

type Mail = { code: string; taken: () => void; refused: () => void }

test('a code is good while the next is on its way, and no longer once that is handed over', async () => {
  const [early, late] = [await openSlow(), await openSlow()]
  const first = await early.had(1)
  await early.ask(2)
  expect(await early.give(first)).toBe(200)

  const old = await late.had(1)
  const next = await late.had(2)
  if (old !== next) expect(await late.give(old)).toBe(400)
  expect(await late.give(next)).toBe(200)
})

test('a code stays good where the mail with the next is not taken', async () => {
  const { had, ask, give } = await openSlow()
  const first = await had(1)
  const { code, refused, said } = await ask(2)
  refused()
  expect((await said).code).toBe(400)
  if (code !== first) expect(await give(code)).toBe(400)
  expect(await give(first)).toBe(200)
})

test('of two that are sent at once the later asked for is good, whichever is handed over first', async () => {
  for (const order of [
    [0, 1],
    [1, 0],
  ]) {
    const { ask, give } = await openSlow()
    const mails = [await ask(1), await ask(2)] as const
    for (const which of order) {
      mails[which]?.taken()
      expect((await mails[which]?.said)?.code).toBe(200)
    }
    const [first, second] = mails
    if (first.code !== second.code) expect(await give(first.code)).toBe(400)
    expect(await give(second.code)).toBe(200)
  }
})

test('what a service that died left open is good until the next is handed over, which ends it all', async () => {
  const { had, ask, give, db } = await openSlow()
  const first = await had(1)
  // Handed over, and never noted.
  const second = await ask(2)
  const third = await had(3)
  const open = await db.inTx(
    (tx) => tx`select 1 from mail_code where purpose = 'retrieve' and ended_at is null`,
  )
  expect(open).toHaveLength(1)
  for (const code of [first, second.code]) if (code !== third) expect(await give(code)).toBe(400)
  expect(await give(third)).toBe(200)
})

test('a wrong try counts at each that is open: five at each, also at once, and none is good after', async () => {
  const { had, ask, give, db } = await openSlow()
  const first = await had(1)
  const { code: second } = await ask(2)
  const wrong =
    ['000000', '000001', '000002'].find((code) => code !== first && code !== second) ?? ''
  const counted = () =>
    db.inTx((tx) => tx`select tries from mail_code where purpose = 'retrieve' order by id`)
  expect(await give(wrong)).toBe(400)
  expect(await counted()).toEqual([{ tries: 1 }, { tries: 1 }])

  const tries = Array.from({ length: 3 * limits.codeTries }, (_, n) => give(wrong, n))
  expect(await Promise.all(tries)).toEqual(tries.map(() => 400))
  expect(await counted()).toEqual([{ tries: limits.codeTries }, { tries: limits.codeTries }])
  expect(await give(first)).toBe(400)
  expect(await give(second)).toBe(400)
})

test('what is used ends the others: of two that are open one is good, and once', async () => {
  const { had, ask, give, db } = await openSlow()
  const first = await had(1)
  const { code: second } = await ask(2)
  const said = await Promise.all([give(first), give(second), give(first), give(second)])
  expect(said.toSorted()).toEqual([200, 400, 400, 400])
  const open = await db.inTx(
    (tx) => tx`select 1 from mail_code where purpose = 'retrieve' and ended_at is null`,
  )
  expect(open).toEqual([])
})
