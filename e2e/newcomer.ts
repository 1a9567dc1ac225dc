import type { Page } from '@playwright/test'
import { privateKeyToAddress } from 'viem/accounts'
import { limits } from '#shared/limits.ts'
import { expect } from './app.ts'
import { devnet, farm } from './farm.ts'

/** Somebody who is about to sign up. */
export type Newcomer = { nickname: string; email: string; password: string }

/** A newcomer named after a key that nobody else has. */
export function newcomer(key: `0x${string}`): Newcomer {
  const name = privateKeyToAddress(key).slice(2, 14).toLowerCase()
  return {
    nickname: `Newcomer ${name}`,
    email: `${name}@example.org`,
    password: 'harbour Lantern 27',
  }
}

/** The code in the mail that the devnet's catcher took in for this address. */
export async function mailedCode(email: string): Promise<string> {
  const find = async () => {
    const { list } = await devnet<{ list: { to: string[]; text: string }[] }>('/api/mails')
    const mail = list.find(({ to }) => to.includes(email))
    return mail?.text.match(/\b\d{6}\b/)?.[0] ?? ''
  }
  let code = ''
  await expect
    .poll(async () => {
      code = await find()
      return code
    })
    .not.toBe('')
  return code
}

/** What a stranger tries: as many wrong codes as one code has tries. */
export async function guessAll(path: string, body: object, code: string): Promise<void> {
  const wrong = code === '000000' ? '000001' : '000000'
  for (let n = 0; n < limits.codeTries; n += 1)
    await fetch(`${farm.appUrl}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, code: wrong }),
    })
}

/** Opens the share link, fills in all but the address and asks for the code; answers the code. */
export async function fillIn(
  page: Page,
  { nickname, email, password }: Newcomer,
  link = `/#/pages/register/index?code=${farm.invitationCode}`,
): Promise<string> {
  await page.goto(link)
  await page.getByLabel('Nickname').fill(nickname)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send Code' }).click()
  await expect(page.getByText('seconds to retry')).toBeVisible()
  await page.getByLabel('Login password').fill(password)
  await page.getByLabel('Confirm password').fill(password)
  return mailedCode(email)
}
