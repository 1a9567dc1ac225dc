import type { Page } from '@playwright/test'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import type { Database } from '#server/db/open.ts'
import { post } from './api.ts'
import { deposit, expect, type Member, newMember } from './app.ts'

/** An address that nobody has used. */
export const stranger = () => privateKeyToAddress(generatePrivateKey())

/** A member with so much, who asks for some of it; answers the number of the withdrawal. */
export async function asking(db: Database, amount: string, { of }: { of: string }) {
  const member = await newMember(db)
  await deposit(db, member, { coin: 'BTCW', amount: of })
  const asked = { coin: 'BTCW', amount, address: stranger() }
  const { result } = await post(member, 'asset/cash', asked)
  return { member, id: result.id as string, no: result.no as string }
}

/** The queue of the desk with what this member asked for alone. */
export const queueOf = ({ id }: Member) => `/#/pages/console/withdrawals?keywords=${id}`

/** Chooses withdrawals of the queue, takes the last look and approves them. */
export async function approve(page: Page, ...amounts: string[]) {
  for (const amount of amounts) {
    await page.getByRole('checkbox', { name: `Choose ${amount} BTCW` }).check()
  }
  const many = amounts.length === 1 ? '1 withdrawal' : `${amounts.length} withdrawals`
  await page.getByRole('button', { name: `Approve ${many}` }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toContainText('in all')
  await sheet.getByRole('button', { name: /^Approve/ }).click()
  await expect(sheet.getByRole('heading', { name: 'What became of them' })).toBeVisible()
  return sheet
}

/** From what became of them to the list, or to the sheet of the one. */
export const back = (page: Page, to: 'list' | 'withdrawal' = 'list') =>
  page.getByRole('button', { name: `Back to the ${to}` }).click()

/** What the log's section has of a withdrawal, newest first; its chain has to be whole. */
export async function logOf(page: Page, no: string): Promise<string[]> {
  await page.goto(`/#/pages/console/log?subject=withdrawal%20${no}`)
  const lines = page.getByRole('button', { name: `withdrawal ${no}` })
  await expect(lines.first()).toBeVisible()
  const said = await lines.allInnerTexts()
  await page.getByRole('button', { name: 'Check the chain' }).click()
  await expect(page.getByText(/as (it was|they were) written/)).toBeVisible()
  return said.map((line) => line.split('\n')[0] ?? '')
}
