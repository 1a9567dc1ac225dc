import { post } from './api.ts'
import { deposit, expect, type Member, newMember, test } from './app.ts'
import { changeAnswer } from './changeAnswer.ts'
import { devnet } from './farm.ts'
import { visitHome } from './visitHome.ts'

test.describe.configure({ mode: 'serial' })

const DAY = 86_400

/** A new day, and with it a new tree: the member's own proof in it, once it is published. */
async function provedTomorrow(member: Member) {
  await devnet('/api/time', { seconds: DAY })
  const proofOf = async () => (await post(member, 'asset/balanceProof', {})).result?.proof
  await expect.poll(proofOf, { timeout: 120_000 }).toBeTruthy()
  return proofOf()
}

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a member checks the own balance in the total with one tap, and again with no network', async ({
    page,
    context,
    member,
    db,
  }) => {
    test.setTimeout(180_000)
    const other = await newMember(db)
    await deposit(db, member, { coin: 'BTCW', amount: '40.25' })
    await deposit(db, other, { coin: 'BTCWT', amount: '5' })
    expect(await provedTomorrow(member)).toMatchObject({
      leaf: { uid: member.id, BTCW: '40.25', BTCWT: '0' },
    })

    await visitHome(page)
    await page.goto('/#/pages/user/index')
    await page.getByRole('link', { name: 'My balance in the total' }).click()
    await expect(page.getByText('40.25').first()).toBeVisible()
    const check = page.getByRole('button', { name: 'Check on this device' })
    await check.click()
    await expect(page.getByText('Verified.')).toBeVisible()

    await context.setOffline(true)
    await page.reload()
    await expect(check).toBeVisible()
    await expect(page.getByText('Verified.')).toHaveCount(0)
    await check.click()
    await expect(page.getByText('Verified.')).toBeVisible()
    await context.setOffline(false)
  })
})

test('a balance that was changed on its way does not match, and the member is told what to do', async ({
  page,
  member,
  db,
}) => {
  test.setTimeout(180_000)
  await deposit(db, member, { coin: 'BTCW', amount: '7' })
  await provedTomorrow(member)
  await changeAnswer(page, 'asset/balanceProof', (own) => {
    if (own?.proof) own.proof.leaf.BTCW = '6'
  })
  await page.goto('/#/pages/user/proof')
  await page.getByRole('button', { name: 'Check on this device' }).click()
  await expect(page.getByText('It does not match.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy the proof' })).toBeVisible()

  // The same root, another proof: nothing was checked of that yet.
  await page.unroute('**/api/asset/balanceProof')
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByText('It does not match.')).toHaveCount(0)
  await page.getByRole('button', { name: 'Check on this device' }).click()
  await expect(page.getByText('Verified.')).toBeVisible()
})

test('the proof of a day before is not taken for one of the newest total, whatever day it is said to be of', async ({
  page,
  member,
  db,
}) => {
  test.setTimeout(240_000)
  await deposit(db, member, { coin: 'BTCW', amount: '7' })
  const older = await provedTomorrow(member)
  await devnet('/api/time', { seconds: DAY })
  const newest = async () => (await post(member, 'asset/balanceProof', {})).result.day
  await expect.poll(newest, { timeout: 120_000 }).not.toBe(older.day)
  await changeAnswer(page, 'asset/balanceProof', (own) => {
    if (own) own.proof = older
  })
  await page.goto('/#/pages/user/proof')
  await page.getByRole('button', { name: 'Check on this device' }).click()
  await expect(page.getByText('The amount above is part of an older total')).toBeVisible()
  await expect(page.getByText('Verified.')).toHaveCount(0)
  // The total that is shown beside it is the one that it was checked against.
  const published = page.getByRole('region', { name: 'Published for everybody' })
  await expect(published.getByTitle(older.root)).toBeVisible()
})

test('where what was published cannot be asked for, the screen says so, and asks again', async ({
  page,
  member,
  db,
}) => {
  test.setTimeout(180_000)
  await deposit(db, member, { coin: 'BTCW', amount: '7' })
  await provedTomorrow(member)
  await page.route('**/api/home/proofs', (route) => route.fulfill({ status: 503 }))
  await page.goto('/#/pages/user/proof')
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await expect(page.getByText('Owed to you')).toBeVisible()

  await page.unroute('**/api/home/proofs')
  await again.click()
  await expect(page.getByRole('heading', { name: 'Published for everybody' })).toBeVisible()
  await expect(again).toHaveCount(0)
})
