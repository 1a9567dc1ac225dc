import type { Page } from '@playwright/test'
import type { DeskPath, DeskResult } from '#shared/desk/index.ts'
import { post } from './api.ts'
import { expect, type Member, test } from './app.ts'
import { newHolder } from './desk.ts'

type Standing = DeskResult<'operator/parameters'>['list'][number]

export const ask = async <P extends DeskPath>(who: Member, path: P, body: object) =>
  (await post(who, path, body as never)).result as DeskResult<P>

export async function standing(who: Member, name: string): Promise<Standing> {
  const { list } = await ask(who, 'operator/parameters', {})
  const found = list.find((it) => it.name === name)
  if (!found) throw new Error(`no parameter ${name}`)
  return found
}

export const sheetOf = (page: Page) => page.getByRole('dialog')

/** Opens the form of a parameter. */
export async function setAnew(page: Page, name: string) {
  await page.goto(`/#/pages/console/parameters?name=${name}`)
  await page.getByRole('button', { name: 'Set anew' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Set anew: /)
}

export const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })

export async function review(page: Page) {
  await page.getByRole('button', { name: 'Look at the difference' }).click()
}

/** What other specs count on is put back, whatever happens. */
export const withTreasurer = test.extend<{ treasurer: Member }>({
  treasurer: async ({ db }, use) => {
    const treasurer = await newHolder(db, 'treasurer')
    const names = ['coinSet', 'shares', 'plans'] as const
    const before = await Promise.all(names.map((name) => standing(treasurer, name)))
    await use(treasurer)
    for (const { name, value } of before) {
      const { value: now, revision } = await standing(treasurer, name)
      if (JSON.stringify(now) !== JSON.stringify(value))
        await ask(treasurer, 'operator/setParameter', {
          name,
          value,
          revision,
          reason: 'As before',
        })
    }
  },
})
