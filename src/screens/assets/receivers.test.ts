import { expect, test } from 'vitest'
import { type Known, readAddress, standingOf } from './receivers.ts'

const OWN = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'
const PAID = '0x52908400098527886E0F7030069857D2E4169EE7'
const POOL = '0xde709f2102306220921060314715629080e2fb77'
const known: Known = {
  own: OWN,
  used: [{ address: PAID, lastUsedAt: '2026-11-21T00:00:00Z' }],
  contracts: [POOL],
}

test('an address whose capital and small letters do not fit is refused (EIP-55)', () => {
  expect(readAddress(OWN.replace('C7ab', 'c7ab'))).toBeNull()
  expect(readAddress(OWN)).toBe(OWN)
})

test('letters all small or all capital carry no check and are shown in the right spelling', () => {
  expect(readAddress(OWN.toLowerCase())).toBe(OWN)
  expect(readAddress(`0x${OWN.slice(2).toUpperCase()}`)).toBe(OWN)
})

test('what is not 0x and 40 hex digits is no address yet', () => {
  for (const typed of ['', '0x', OWN.slice(0, -1), `${OWN}0`, OWN.slice(2)]) {
    expect(readAddress(typed)).toBeUndefined()
  }
})

test('an address is read with the blanks it was pasted with, between its groups too, and with 0X before it', () => {
  for (const typed of [` ${OWN}\n`, OWN.replace(/.{6}/g, '$& '), OWN.replace('0x', '0X')]) {
    expect(readAddress(typed)).toBe(OWN)
  }
})

test('own, paid before, a contract or new: told however it is spelled', () => {
  expect(standingOf(OWN.toLowerCase(), known)).toBe('own')
  expect(standingOf(PAID.toLowerCase(), known)).toBe('used')
  expect(standingOf(`0x${POOL.slice(2).toUpperCase()}`, known)).toBe('contract')
  expect(standingOf('0x0000000000000000000000000000000000000001', known)).toBe('new')
})

test('nothing is called new while it is not known what was paid before', () => {
  expect(standingOf(PAID, { ...known, used: undefined })).toBe('unknown')
})
