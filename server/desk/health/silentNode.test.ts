import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { atDeskOf } from '#server/testing/atDeskOf.ts'
import { openBooks } from '#server/testing/openBooks.ts'
import { limits } from '#shared/limits.ts'

test('a node that takes what it is asked and never answers keeps nobody at the desk waiting longer than the app waits', async () => {
  const mute = createServer(() => {})
  await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve))
  const books = await openBooks()
  onTestFinished(async () => {
    mute.closeAllConnections()
    mute.close()
    await books.close()
  })
  const { port } = mute.address() as AddressInfo
  const payerKey: `0x${string}` = `0x${'7'.repeat(64)}`
  const config = { ...books.world.config, rpcUrl: `http://127.0.0.1:${port}`, payerKey }
  const at = atDeskOf({ ...books.world, config })
  const took = async (work: Promise<unknown>) => {
    const since = performance.now()
    const said = await work
    expect(performance.now() - since).toBeLessThan(limits.readTimeout - 2_000)
    return said
  }
  const [health] = await Promise.all([
    took(at('operator/health', {})),
    took(at('operator/payer', {})),
    took(at('operator/payouts', {})),
    took(at('operator/solvency', {})),
  ])
  expect(health).toMatchObject({ node: null, payouts: { payer: { mayPay: null } } })
})
