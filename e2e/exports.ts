import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { readCsv } from '#server/testing/readCsv.ts'
import type { Coin } from '#shared/api/coin.ts'
import { parseAmount } from '#shared/money.ts'
import { post } from './api.ts'
import { deposit, expect, type Member, newMember } from './app.ts'

export const RECEIVER = '0x00000000000000000000000000000000000000C3'

/** A deposit of each coin, a transfer, a pledge and a withdrawal that is paid: then nothing moves any more. */
export async function live(db: Parameters<typeof deposit>[0], member: Member) {
  await deposit(db, member, { coin: 'BTCW', amount: '100.000000000000000001' })
  await deposit(db, member, { coin: 'BTCWT', amount: '40' })
  const payee = await newMember(db)
  for (const [path, body] of [
    ['asset/transfer', { payeeId: payee.id, coin: 'BTCW', amount: '12.5' }],
    ['product/pledge', { coin: 'BTCWT', amount: '10', planId: 'd30' }],
    ['asset/cash', { coin: 'BTCWT', amount: '20', address: RECEIVER }],
  ] as const) {
    expect(await post(member, path, body)).toMatchObject({ code: 200 })
  }
  const paid = async () => (await post(member, 'asset/cashRecord', {})).result.list[0].status
  await expect.poll(paid, { timeout: 30_000 }).toBe('success')
}

/** What Account shows of a coin, all of it together. */
export async function heldOf(member: Member): Promise<Record<Coin, bigint>> {
  const { balances } = (await post(member, 'member/userInfo', {})).result
  const sum = (coin: Coin) =>
    Object.values<string>(balances[coin]).reduce((all, it) => all + parseAmount(it), 0n)
  return { BTCW: sum('BTCW'), BTCWT: sum('BTCWT') }
}

/** Has the file made, and reads it. */
export async function make(page: Page): Promise<{ name: string; rows: string[][] }> {
  await page.getByRole('button', { name: 'Make the file' }).click()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the file' }).click()
  const download = await saving
  return {
    name: download.suggestedFilename(),
    rows: readCsv(await readFile(await download.path(), 'utf8')),
  }
}

/** What a coin comes to at the end of a file: base units. */
export const closingOf = (rows: string[][], coin: Coin) =>
  rows
    .filter(([, of, , type]) => of === coin && type === 'closing_balance')
    .reduce((sum, [, , , , , held = '']) => sum + parseAmount(held), 0n)
