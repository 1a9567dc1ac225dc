import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { beforeEach, expect, test } from 'vitest'
import { ONE } from '#shared/money.ts'
import { give, headOf } from './control.ts'
import { hex, rpc } from './rpc.ts'
import { ANN, balanceOfAnn } from './testing/ann.ts'
import { askPage } from './testing/askPage.ts'
import { ownFolder } from './testing/ownFolder.ts'
import { end, runDevnet } from './testing/runDevnet.ts'

let dir: string
beforeEach(async () => {
  dir = await ownFolder()
})

test('kill -9 loses nothing older than two seconds, and all comes back where it was', async () => {
  const { child, ready } = await runDevnet(dir)
  await createTransport(ready.smtpUrl).sendMail({
    from: 'a@b.test',
    to: 'c@d.test',
    subject: 'kept',
  })
  await give(ready.rpcUrl, ready.poolAddress, ONE)
  await give(ready.rpcUrl, ANN, ONE)
  const deployedAt = async () => (await stat(join(dir, 'contracts.json'))).mtimeMs
  const deployed = await deployedAt()
  const { number } = await headOf(ready.rpcUrl)
  // Two blocks later, a second each, what lies below is saved.
  await expect
    .poll(async () => (await headOf(ready.rpcUrl)).number, { timeout: 5_000 })
    .toBe(number + 2)
  await end(child, 'SIGKILL')

  const again = await runDevnet(dir)
  expect(again.ready).toEqual(ready)
  expect(await deployedAt()).toBe(deployed)
  expect(await balanceOfAnn(ready.rpcUrl)).toBe(ONE)
  const logs = await rpc<unknown[]>(ready.rpcUrl, 'eth_getLogs', {
    address: ready.poolAddress,
    fromBlock: hex(number - 1),
  })
  expect(logs).toHaveLength(1)
  expect((await askPage(`${ready.pageUrl}/api/mails`)).body.list).toMatchObject([
    { subject: 'kept' },
  ])
})

test('what the page has answered is kept whenever it is killed', async () => {
  const { child, ready } = await runDevnet(dir)
  const { body } = await askPage(`${ready.pageUrl}/api/time`, { seconds: 86_400 })
  await end(child, 'SIGKILL')
  await runDevnet(dir)
  const { number, time } = await headOf(ready.rpcUrl)
  expect(number).toBeGreaterThanOrEqual(body.block)
  expect(time * 1000).toBeGreaterThanOrEqual(Date.parse(body.time))
})

test('told to end it saves everything at once', async () => {
  const { child, ready } = await runDevnet(dir)
  await give(ready.rpcUrl, ANN, ONE)
  await end(child, 'SIGTERM')
  expect(child.exitCode).toBe(0)
  await runDevnet(dir)
  expect(await balanceOfAnn(ready.rpcUrl)).toBe(ONE)
})
