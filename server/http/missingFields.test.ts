import { afterAll, beforeAll, expect, test } from 'vitest'
import { founderToken } from '#server/testing/founderToken.ts'
import { openService, type Service } from '#server/testing/openService.ts'
import { calls, type Path } from '#shared/api/index.ts'

let service: Service
let token: string
beforeAll(async () => {
  service = await openService()
  token = await founderToken(service)
})
afterAll(() => service.close())

/** For every call with fields: each field missing or wrong is told by its name in the caller's language. */
const wrong = (Object.keys(calls) as Path[])
  .filter((path) => !('later' in calls[path]) && required(path).length > 0)
  .flatMap((path) => required(path).map((field) => [path, field] as const))

function required(path: Path): string[] {
  const { shape } = calls[path].body as unknown as {
    shape: Record<string, { _zod: { optin?: string } }>
  }
  return Object.entries(shape)
    .filter(([, field]) => field._zod.optin !== 'optional')
    .map(([name]) => name)
}

test.each(wrong)(
  '%s names the field %s that is missing, in both languages',
  async (path, field) => {
    const body = Object.fromEntries(
      required(path).map((name) => [name, name === field ? null : GOOD[name]]),
    )
    const en = await service.call(path, body, { token })
    const zh = await service.call(path, body, { token, locale: 'zh-HK' })
    expect(en).toMatchObject({ code: 400, field })
    expect(zh).toMatchObject({ code: 400, field })
    expect(en.message).toMatch(/^[\x20-\x7e]+$/)
    expect(zh.message).toMatch(/\p{Script=Han}/u)
  },
)

const GOOD: Record<string, unknown> = {
  bucket: 'available',
  page: 0,
  endpoint: 'https://fcm.googleapis.com/fcm/send/x',
  account: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  password: 'heron-lake-42',
  nickname: 'Ann',
  email: 'ann@x.com',
  code: '123456',
  inviteCode: 'ABC234',
  message: 'x',
  signature: '0x00',
  id: '1',
  key: 'protocol',
  coin: 'BTCW',
  amount: '1',
  planId: 'd30',
  orderId: '1',
  payeeId: '1',
  memberId: '1',
  withdrawalId: '1',
  address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  keyword: 'x',
  rewardRatio: '0.1',
  subsidyRatio: '0.1',
  oldPassword: 'heron-lake-42',
  hash: `0x${'0'.repeat(64)}`,
  ticket: 'A'.repeat(43),
}
