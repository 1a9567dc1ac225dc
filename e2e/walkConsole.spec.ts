import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { Database } from '#server/db/open.ts'
import { post } from './api.ts'
import { deposit, expect, type Member, newMember, signIn } from './app.ts'
import { newHolder } from './desk.ts'
import { test as base, judge, judgeSheet, LANGUAGES, type Look, visit, WIDTHS } from './look.ts'

/** A section of the console: what it is called in each language, and the button of a sheet that an operator can open. */
type Section = { path: string; query?: string; en: string; zh: string; sheet?: RegExp }

/** Every section of the console. A new one has its line here. */
const SECTIONS: readonly Section[] = [
  { path: 'index', en: 'Overview', zh: '總覽', sheet: /^(Role given or taken|授予或收回角色)/ },
  {
    path: 'withdrawals',
    en: 'Withdrawals',
    zh: '提現審核',
    sheet: /120 BTCW|^\d{11}/,
  },
  { path: 'members', en: 'Members', zh: '會員管理' },
  { path: 'health', en: 'Health', zh: '運行狀況', sheet: /^(Pause: Transfers|暫停：轉帳)$/ },
  { path: 'people', en: 'Roles', zh: '角色權限', sheet: /^(Give a role|授予角色)$/ },
  { path: 'log', en: 'Log', zh: '操作日誌', sheet: /^(Role given or taken|授予或收回角色)/ },
]

const CONSOLE = { en: 'Operator console', zh: '管理主控台' }

/** An operator who has done something, so that the log has lines. */
const test = base.extend<object, { operator: Member }>({
  operator: [
    async ({ db }, use) => {
      const operator = await newHolder(db, 'operator')
      const member = await newMember(db)
      const { id: memberId } = member
      const reason = '每週公告由其撰寫'
      await post(operator, 'operator/setRole', { memberId, role: 'editor', on: true, reason })
      await askLarge(db, member)
      await use(operator)
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

/** A withdrawal that waits, to an address that could be taken for the member's own. */
async function askLarge(db: Database, member: Member) {
  await deposit(db, member, { coin: 'BTCW', amount: '150' })
  const { account } = member
  const address = `${account.slice(0, 6)}${'0'.repeat(32)}${account.slice(-4)}`.toLowerCase()
  await post(member, 'asset/cash', { coin: 'BTCW', amount: '120', address })
}

async function look(page: Page, section: Section, at: Look) {
  const path = `/pages/console/${section.path}`
  const heading = section[at.name]
  const title = `${heading} · ${CONSOLE[at.name]}`
  await visit(page, { ...section, path, title, heading })
  await judge(page, { ...at, part: page.getByRole('main'), where: path })
  const { sheet: button } = section
  if (button) await judgeSheet(page, { ...at, button, where: `the sheet of ${path}` })
}

test('no section of the console is left out of the walk', () => {
  const table = new URL('../src/screens/console/sections.tsx', import.meta.url)
  const known = [...readFileSync(table, 'utf8').matchAll(/^ {4}path: '(\w+)'/gm)].map(
    ([, it]) => it,
  )
  expect(known.length).toBeGreaterThan(2)
  expect(SECTIONS.map(({ path }) => path).toSorted()).toEqual(known.toSorted())
})

test.use({ serviceWorkers: 'allow' })
// Every section and its sheet, each judged by axe.
test.describe.configure({ timeout: 150_000 })

for (const { locale, name } of LANGUAGES) {
  for (const width of WIDTHS) {
    test.describe(`in ${locale}, ${width} wide`, () => {
      test.use({
        locale,
        viewport: { width, height: 844 },
        isMobile: width < 1_000,
        contextOptions: { reducedMotion: 'reduce' },
      })

      test('every section of the console fits, is in order and in the language', async ({
        page,
        operator,
        complaints,
      }) => {
        await signIn(page, operator)
        for (const section of SECTIONS) await look(page, section, { name, width })
        if (width < 1_000) {
          const button = /^(Sections|頁面選單)$/
          await judgeSheet(page, { name, width, button, where: 'the menu of the console' })
        }
        expect(complaints).toEqual([])
      })
    })
  }
}
