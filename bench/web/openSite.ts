import { openService, type Service } from '#bench/openService.ts'
import type { Part } from '#bench/Part.ts'
import { tokenOf } from '#bench/seed.ts'
import { seedLines } from '#bench/seedLines.ts'
import { openForm } from './openForm.ts'
import type { Tab } from './openTab.ts'

/** The built app with its service, one member who has records, and a page without any script to measure beside it. */
export type Site = {
  url: string
  staticUrl: string
  /** Puts what a sign-in leaves into the browser's storage, with nothing of the app loaded. */
  signInAt: (tab: Tab) => Promise<void>
  /** Stops the service alone and the static page, for good. */
  goDown: () => Promise<void>
  stop: () => Promise<void>
}

/** Rows of the member's longest list. */
const LINES = 100_000

export async function openSite(bench: Parameters<Part>[0]): Promise<Site> {
  const service = await openService(bench, 'bench_web')
  const member = String(service.members.first)
  const token = `Bearer ${tokenOf(member)}`
  const [caller] = await service.callers(1)
  const headers = { authorization: token, 'idempotency-key': crypto.randomUUID() }
  await caller?.call('product/pledge', { coin: 'BTCWT', amount: '12.5', planId: 'd30' }, headers)
  bench.log(`${LINES} lines for one member`)
  await seedLines(service.db, { member, lines: LINES, from: '2026-01-01' })
  await service.analyze()
  const left = await leftBySignIn(service, token)
  const form = await openForm(service.url)
  let down: Promise<void> | undefined
  const goDown = () => {
    form.close()
    down ??= service.stop()
    return down
  }
  return {
    url: service.url,
    goDown,
    staticUrl: form.url,
    signInAt: async (tab) => {
      await tab.open(`${service.url}/icon-192.png`)
      await tab.run(keep, left)
    },
    stop: goDown,
  }
}

/** Runs in the page. */
function keep(left: Record<string, string>) {
  for (const [place, value] of Object.entries(left)) localStorage.setItem(place, value)
}

/**
 * What a sign-in leaves on a device: no token is ever kept without the member and the parameters, and without them the app
 * asks for everything twice.
 */
async function leftBySignIn(service: Service, token: string): Promise<Record<string, string>> {
  const [caller] = await service.callers(1)
  const answer = async (path: string) => {
    const text = await caller?.call(path, {}, { authorization: token })
    // It is read byte by byte.
    return JSON.parse(Buffer.from(text ?? '', 'latin1').toString()).result
  }
  return {
    'bw.token': token,
    'bw.member': JSON.stringify(await answer('member/userInfo')),
    'bw.parameters': JSON.stringify(await answer('home/parameters')),
    // Otherwise the offer to install the app lies over what is to be tapped.
    'bw.installOffered': JSON.stringify(Date.now()),
  }
}
