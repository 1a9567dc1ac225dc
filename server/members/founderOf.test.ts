import { expect, test } from 'vitest'
import { CONFIG } from '#server/testing/openBooks.ts'
import { founderOf } from './founderOf.ts'

test.each(['pool', 'token'] as const)('nobody founds a farm with the address of its %s', (one) => {
  const founderAccount = CONFIG[one].toLowerCase() as typeof CONFIG.pool
  const founded = () => founderOf({ ...CONFIG, founderAccount, founderEmail: 'ann@x.com' })
  expect(founded).toThrow('FOUNDER_ACCOUNT is BITWAVE_POOL or BITWAVE_TOKEN')
})
