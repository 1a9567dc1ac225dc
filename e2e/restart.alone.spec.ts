import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, devices, type Page } from '@playwright/test'
import { coldStart } from '#bench/coldStart.ts'
import { quantiles } from '#bench/quantiles.ts'
import type { Database } from '#server/db/open.ts'
import { post } from './api.ts'
import { deposit, expect, type Member, newMember, test } from './app.ts'
import { startAt } from './arriveAt.ts'
import { atRest } from './atRest.ts'
import { allKept } from './kept.ts'
import { openReleases } from './releases.ts'
import { setToken } from './screens.ts'
import { watch } from './watch.ts'

/** How much slower the phone is than this machine, and how often each screen is started on it. */
const SLOWED = 4
const ROUNDS = Number(process.env['ROUNDS'] ?? 1)

/** Every screen that can be read with no network, and what it shows to somebody who has done a little of everything. */
const screens = (member: Member): [path: string, words: string][] => [
  ['/pages/home/index', 'Staked in the pool'],
  ['/pages/home/noticeInfo?id=1', 'UTC'],
  ['/pages/home/info', 'Bitwave Farm'],
  ['/pages/staking/my', '12 BTCW'],
  ['/pages/billList/index', 'Deposit'],
  ['/pages/transfer/record', 'Roll-out'],
  ['/pages/withdrawal/record', '2 BTCW'],
  ['/pages/list/index', 'Total revenue'],
  ['/pages/community/index', 'Invite with your code'],
  ['/pages/mine/index', 'Reward ratio'],
  ['/pages/mining/index', 'Subsidy ratio'],
  ['/pages/ranking/index', member.nickname],
  ['/pages/user/index', member.nickname],
  ['/pages/inbox/index', 'Deposit received'],
  ['/pages/user/article', 'stak'],
]

/** A deposit, an order, a transfer and a withdrawal, so that every record has a row. */
async function newFarmer(db: Database): Promise<Member> {
  const member = await newMember(db)
  const payee = await newMember(db)
  await deposit(db, member, { coin: 'BTCW', amount: '40' })
  for (const [path, body] of [
    ['product/pledge', { coin: 'BTCW', amount: '12', planId: 'd30' }],
    ['asset/transfer', { payeeId: payee.id, coin: 'BTCW', amount: '3' }],
    ['asset/cash', { coin: 'BTCW', amount: '2', address: member.account }],
  ] as const) {
    const { code, message } = await post(member, path, body)
    expect(code, message).toBe(200)
  }
  return member
}

/** Signs in, looks at Home alone, and waits until the worker has quietly kept the rest. */
async function visit(page: Page, at: string, member: Member) {
  await page.goto(`${at}/#/pages/login/index`)
  await setToken(page, member)
  await startAt(page, `${at}/#/pages/home/index`)
  await expect(page.getByText('Staked in the pool', { exact: true })).toBeVisible()
  await allKept(page)
  await atRest(page)
}

test('with the service stopped and the browser started anew, every record is there with its age', async ({
  db,
}, { project }) => {
  test.setTimeout(300_000 + ROUNDS * 60_000)
  const folder = await mkdtemp(join(tmpdir(), 'bitwave-restart-'))
  const front = await openReleases()
  const member = await newFarmer(db)
  const launch = () =>
    chromium.launchPersistentContext(folder, {
      ...devices['Pixel 7'],
      ...project.use.launchOptions,
      locale: 'en-GB',
      serviceWorkers: 'allow',
    })
  let context: BrowserContext = await launch()
  watch(context)
  try {
    await visit(await context.newPage(), front.url, member)
    await context.close()
    await front.close()

    context = await launch()
    watch(context)
    for (const [path, words] of screens(member)) {
      const times: { usable: number; painted: number }[] = []
      for (let round = 0; round < ROUNDS; round += 1) {
        const url = `${front.url}/#${path}`
        const { page, took } = await coldStart(context, { url, words, slowed: SLOWED })
        times.push(took)
        const main = page.getByRole('main')
        await expect(main.getByText(/^Saved (just now|\d)/).first(), path).toBeVisible()
        await expect(page.getByRole('button', { name: 'Try again' }), path).toHaveCount(0)
        await page.close()
      }
      const [usable, painted] = (['usable', 'painted'] as const).map((what) =>
        quantiles(times.map((it) => it[what])).p50.toFixed(0),
      )
      console.log(`${path}: usable ${usable} ms, painted ${painted} ms, CPU ${SLOWED}× slowed`)
    }
  } finally {
    await context.close()
    await front.close()
    await rm(folder, { recursive: true, force: true })
  }
})
