import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { parseEther } from 'viem'
import { expect, onTestFinished, test } from 'vitest'
import { openFarm } from '#server/testing/openFarm.ts'
import { limits } from '#shared/limits.ts'

/** A way to a node that takes what is asked and, once it is mute, answers nothing. */
async function openMute(target: string) {
  let mute = false
  const headers = { 'content-type': 'application/json' }
  const server = createServer(async (request, response) => {
    const body = await text(request)
    if (mute) return
    const said = await fetch(target, { method: 'POST', headers, body })
    response.writeHead(200, headers).end(await said.text())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    fallSilent: () => {
      mute = true
    },
  }
}

test('where the node never answers, the last answer comes before the app gives up', async () => {
  const farm = await openFarm()
  const ann = await farm.join()
  await ann.pay(parseEther('3'))
  await farm.settle()
  const node = await openMute(farm.chain.url)
  const config = { ...farm.world.config, rpcUrl: node.url }
  const call = ann.at({ ...farm.world, config })
  const first = await call('home/solvency', {})
  expect(first.code).toBe(200)
  node.fallSilent()
  farm.pass(3_600_000)
  const since = performance.now()
  expect((await call('home/solvency', {})).result).toEqual(first.result)
  expect(performance.now() - since).toBeLessThan(limits.readTimeout - 2_000)
})
