import type { Tab } from './openTab.ts'

const RATE = (1.44 * 1024 * 1024) / 8

/** A slow phone on a slow network: 562 ms for each request, 1.44 Mbit/s, a CPU 4 times slowed. */
async function slow(tab: Tab): Promise<void> {
  await tab.send('Network.enable')
  await tab.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 562,
    downloadThroughput: RATE,
    uploadThroughput: RATE,
  })
  await tab.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** Milliseconds until a new tab has its process, and the browser has drawn it among its tabs: on two cores a page waits for both. */
const OPENED = 1_000

/** Leads a new tab of a slow phone to an address, with nothing else going on. */
export async function openSlowly(tab: Tab, url: string): Promise<void> {
  await slow(tab)
  await new Promise((resolve) => setTimeout(resolve, OPENED))
  await tab.send('Page.navigate', { url })
}
