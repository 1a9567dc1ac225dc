import * as z from 'zod/mini'
import { calls, type Path } from '#shared/api/index.ts'
import { LOCALES } from '#shared/locale.ts'
import { type Problem, problemsOf } from '#shared/problems.ts'

/** A wallet address as a member types it. */
export const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** A right body of each call. */
const GOOD: Partial<Record<Path, Record<string, unknown>>> = {
  'member/regist': {
    nickname: 'Ann',
    email: 'ann@example.com',
    code: '123456',
    password: 'heron-lake-42',
    inviteCode: 'ABC234',
    account,
  },
  'member/sendRegistCode': { email: 'ann@example.com' },
  'member/sendEmailCode': { email: 'ann@example.com' },
  'member/modifyUserInfo': { email: 'ann@example.com', code: '123456', nickname: 'Ann' },
  'member/miners': { memberId: '1', rewardRatio: '0.1', subsidyRatio: '0.1' },
  'password/sendRetrieveCode': { email: 'ann@example.com' },
  'password/retrievePassword': { email: 'ann@example.com', code: '123456', password: 'a1b2c3' },
  'password/modifyPassword': { oldPassword: 'x', password: 'a1b2c3' },
  'product/pledge': { coin: 'BTCW', amount: '0.001', planId: 'd30' },
  'product/bTCWPledgeBefter': { coin: 'BTCW', amount: '0.001', planId: 'd30' },
  'asset/transfer': { payeeId: '1', coin: 'BTCW', amount: '0.001' },
  'asset/cash': { coin: 'BTCW', amount: '0.001', address: account },
}

/** What is said of one field when all others are right, in both languages; nothing where it is right too. */
export function said(path: Path, field: string, value: unknown): (string | undefined)[] {
  const body = { ...GOOD[path], [field]: value }
  const read = z.safeDecode(calls[path].body, body as never)
  const about = (problems: Problem[]) => problems.find((it) => it.field === field)?.message
  return LOCALES.map((locale) => (read.success ? undefined : about(problemsOf(read.error, locale))))
}
