import { randomUUID } from 'node:crypto'
import { post } from './api.ts'
import { deposit, expect, type Member, newMember, signIn, test } from './app.ts'
import { newHolder } from './desk.ts'

/** As long as a nickname may be, and no place in it where a line could end. */
const LONG = 'W'.repeat(30)

const TABLES = ['withdrawals?filter=all', 'funds', 'orders', 'log']

const named = async (member: Member): Promise<Member> => {
  await post(member, 'member/modifyUserInfo', { nickname: LONG })
  return member
}

for (const width of [320, 768, 1280]) {
  test.describe(`${width} wide`, () => {
    test.use({ viewport: { width, height: 844 }, isMobile: width < 1_000 })

    test('no nickname makes a page of the console wider than the screen', async ({ page, db }) => {
      test.setTimeout(120_000)
      const [boss, member] = [
        await named(await newHolder(db, 'operator')),
        await named(await newMember(db)),
      ]
      await deposit(db, member, { coin: 'BTCW', amount: '1384.567890123456789012' })
      const pledge = { coin: 'BTCW', amount: '1234.567890123456789012', planId: 'd360' }
      await post(member, 'product/pledge', pledge)
      const address = `0x${'3'.repeat(40)}`
      const { result } = await post(member, 'asset/cash', { coin: 'BTCW', amount: '120', address })
      // One that is on its way has a hash, and of the other more is left than the column's name is long.
      const paid = { coin: 'BTCWT', amount: '20', address }
      await deposit(db, boss, { coin: 'BTCWT', amount: '20' })
      await deposit(db, boss, { coin: 'BTCW', amount: '98765.25' })
      await post(boss, 'asset/cash', paid)
      const hashes = async () => {
        const { result: records } = await post(boss, 'asset/cashRecord', { coin: 'BTCWT' })
        return records.list.map(({ hash }: { hash: string | null }) => hash)
      }
      await expect.poll(hashes).toContainEqual(expect.stringContaining('0x'))
      await post(boss, 'asset/cash', { coin: 'BTCW', amount: '1120.25', address })
      const { id: memberId } = member
      const given = { memberId, coin: 'BTCW', amount: '100000', reason: randomUUID() }
      await post(boss, 'operator/grant', given)
      await post(boss, 'operator/freeze', { memberId, reason: 'asked for it' })
      await signIn(page, boss)
      for (const path of [
        'withdrawals?filter=all',
        `withdrawals?filter=all&no=${result.no}`,
        'funds',
        'grants',
        `grants?to=${memberId}`,
        `members?keywords=${memberId}`,
        `members?id=${memberId}`,
        'orders',
        'log',
      ]) {
        await page.goto(`/#/pages/console/${path}`)
        await expect(page.getByText(LONG).filter({ visible: true }).first()).toBeVisible()
        const wide = () =>
          page.evaluate(() => document.documentElement.scrollWidth - document.body.clientWidth)
        expect.soft(await wide(), path).toBe(0)
        // A desk has room for a table, and does not lose it to one name.
        if (width > 1_000 && TABLES.some((it) => path.startsWith(it)))
          await expect.soft(page.getByRole('main').getByRole('table'), path).toBeVisible()
      }
    })
  })
}
