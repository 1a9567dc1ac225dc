import type { Database } from '#server/db/open.ts'
import { post } from './api.ts'
import { deposit, type Member, newMember } from './app.ts'
import { newHolder } from './desk.ts'

/** What the console is called in each language. */
export const CONSOLE = { en: 'Operator console', zh: '管理主控台' }

/** A section of the console: what it is called in each language, and the button of a sheet that an operator can open. */
export type Section = { path: string; query?: string; en: string; zh: string; sheet?: RegExp }

/** Every section of the console. A new one has its line here. */
export const SECTIONS: readonly Section[] = [
  { path: 'index', en: 'Overview', zh: '總覽', sheet: /^(Role given or taken|授予或收回角色)/ },
  {
    path: 'withdrawals',
    en: 'Withdrawals',
    zh: '提現審核',
    sheet: /120 BTCW|^\d{11}/,
  },
  {
    path: 'funds',
    en: 'Money in',
    zh: '資金到帳',
    sheet: /^\d[\d.,]* BTCW|^(just now|剛剛)$|ago$|前$/,
  },
  { path: 'grants', en: 'Grants', zh: '獎勵發放', sheet: /^(Give a grant|發放獎勵)$/ },
  { path: 'parameters', en: 'Parameters', zh: '參數設定' },
  { path: 'members', en: 'Members', zh: '會員管理' },
  {
    path: 'content',
    query: '?view=articles',
    en: 'Content',
    zh: '內容管理',
    sheet: /^(New article|新增文章)$/,
  },
  { path: 'orders', en: 'Orders', zh: '訂單' },
  { path: 'figures', en: 'Figures', zh: '數據' },
  { path: 'health', en: 'Health', zh: '運作狀況', sheet: /^(Pause: Transfers|暫停：轉帳)$/ },
  { path: 'people', en: 'Roles', zh: '角色權限', sheet: /^(Give a role|授予角色)$/ },
  { path: 'log', en: 'Log', zh: '操作日誌', sheet: /^(Role given or taken|授予或收回角色)/ },
]

/** An operator who has done something, so that the log has lines. */
export async function newDesk(db: Database): Promise<Member> {
  const operator = await newHolder(db, 'operator')
  const member = await newMember(db)
  const { id: memberId } = member
  const reason = '每週公告由其撰寫'
  await post(operator, 'operator/setRole', { memberId, role: 'editor', on: true, reason })
  await askLarge(db, member)
  await askGrant(db, member)
  return operator
}

/** A grant that waits for another person: whoever is at the desk may confirm it and refuse it. */
async function askGrant(db: Database, { id: memberId }: Member) {
  const asked = { memberId, coin: 'BTCW', amount: '100000', reason: '港口問答活動第一名' }
  await post(await newHolder(db, 'operator'), 'operator/grant', asked)
}

/** A withdrawal that waits, to an address that could be taken for the member's own. */
async function askLarge(db: Database, member: Member) {
  await deposit(db, member, { coin: 'BTCW', amount: '150' })
  const { account } = member
  const address = `${account.slice(0, 6)}${'0'.repeat(32)}${account.slice(-4)}`.toLowerCase()
  await post(member, 'asset/cash', { coin: 'BTCW', amount: '120', address })
}
