import { privateKeyToAddress } from 'viem/accounts'
import { expect, test } from 'vitest'
import { readPlan } from './readPlan.ts'

const key = `0x${'7'.repeat(64)}` as const
const admin = privateKeyToAddress(key)
const good = {
  BITWAVE_RPC_URL: 'http://127.0.0.1:1',
  DEPLOYER_KEY: key,
  POOL_ADMIN: admin,
  POOL_PAYER: `0x${'2'.repeat(40)}`,
  TOKEN_HOLDER: `0x${'3'.repeat(40)}`,
  TOKEN_SUPPLY: '1000',
}

test('everything that is missing is named at once', () => {
  expect(() => readPlan({})).toThrow(
    'configuration: BITWAVE_RPC_URL is missing; DEPLOYER_KEY is missing; POOL_ADMIN is missing; POOL_PAYER is missing; TOKEN_HOLDER is missing; TOKEN_SUPPLY is missing',
  )
})

test('a key that is wrong is named and never told', () => {
  const read = () => readPlan({ ...good, DEPLOYER_KEY: '0xsecret' })
  expect(read).toThrow(/^configuration: DEPLOYER_KEY is not valid$/)
})

test('an address with a slip in it is refused, and so is that of nobody', () => {
  const slip = admin.replace(/[a-f]/, (letter) => letter.toUpperCase())
  expect(slip).not.toBe(admin)
  for (const wrong of [slip, `0x${'0'.repeat(40)}`])
    expect(() => readPlan({ ...good, POOL_ADMIN: wrong })).toThrow(/^\S+ POOL_ADMIN is not valid$/)
  expect(readPlan({ ...good, POOL_ADMIN: admin.toLowerCase() })).toMatchObject({
    payer: good.POOL_PAYER,
  })
})

test('who can stop the pool is not who pays out', () => {
  const read = () => readPlan({ ...good, POOL_PAYER: admin.toLowerCase() })
  expect(read).toThrow('POOL_PAYER is POOL_ADMIN')
})

test('a token that is there needs no supply, and a supply is whole coins', () => {
  const { TOKEN_HOLDER: _, TOKEN_SUPPLY: __, ...rest } = good
  const token = `0x${'4'.repeat(40)}`
  expect(readPlan({ ...rest, BITWAVE_TOKEN: token }).token).toBe(token)
  expect(readPlan(good).token).toEqual({ holder: good.TOKEN_HOLDER, supply: 1000n * 10n ** 18n })
  expect(() => readPlan({ ...good, TOKEN_SUPPLY: '1.5' })).toThrow('TOKEN_SUPPLY is not valid')
  // Else one payment of it could be more than any amount that the service can tell.
  const most = '9'.repeat(27)
  expect(readPlan({ ...good, TOKEN_SUPPLY: most }).token).toMatchObject({
    supply: BigInt(most) * 10n ** 18n,
  })
  expect(() => readPlan({ ...good, TOKEN_SUPPLY: `${most}0` })).toThrow('TOKEN_SUPPLY is not valid')
})
