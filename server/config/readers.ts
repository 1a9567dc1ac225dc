import type { Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import * as z from 'zod/mini'
import { Email } from '#shared/typed-rules.ts'
import { spelled } from './spelled.ts'

type Env = Readonly<Record<string, string | undefined>>

const ADDRESS = /^0x[0-9a-fA-F]{40}$/
const KEY = /^0x[0-9a-fA-F]{64}$/

function isKey(value: Hex): boolean {
  try {
    privateKeyToAccount(value)
    return true
  } catch {
    return false
  }
}

/** Readers of one variable each, which write down in `wrong` what is wrong with it. */
export function readers(env: Env, wrong: string[]) {
  const need = (name: string, pattern = /./) => {
    const value = env[name] ?? ''
    if (!pattern.test(value)) wrong.push(value ? `${name} is not valid` : `${name} is missing`)
    return value
  }
  /** What is well formed is looked at once more: where `fits` says no, `why` is what is wrong. */
  const hex = (name: string, pattern: RegExp, fits = (_: Hex) => true, why = '') => {
    const value = need(name, pattern) as Hex
    if (pattern.test(value) && !fits(value)) wrong.push(`${name} ${why}`)
    return value
  }
  const address = (name: string) => hex(name, ADDRESS)
  /** Somebody's, typed by hand: its capitals are looked at. */
  const account = (name: string) =>
    hex(name, ADDRESS, (it) => spelled(it) !== undefined, 'is mistyped: its capitals do not fit')
  /** Not every number of so many digits is the key of a wallet. */
  const key = (name: string) => hex(name, KEY, isKey, 'is no key of a wallet')
  /** `name <address>` or the address alone. */
  const sender = (name: string) => {
    const value = env[name] ?? ''
    const address = /<([^<>]*)>\s*$/.exec(value)?.[1] ?? value
    if (!z.safeParse(Email, address).success) wrong.push(`${name} is not valid`)
    return value
  }
  /** As browsers write an origin: without a last slash, small letters, no port where it is the usual one. */
  const origin = (name: string) => {
    const value = need(name, /^https?:\/\/[^/?#@]+\/?$/)
    return URL.canParse(value) ? new URL(value).origin : value
  }
  const email = (name: string) => {
    const value = env[name] ?? ''
    if (!z.safeParse(Email, value).success) wrong.push(`${name} is not valid`)
    return value
  }
  const whole = (name: string, otherwise: number) => {
    const value = env[name] ?? String(otherwise)
    if (!/^\d{1,15}$/.test(value)) wrong.push(`${name} is not a whole number`)
    return Number(value)
  }
  /** Nothing where it is not set. */
  const where = <T>(name: string, read: (name: string) => T): T | undefined =>
    env[name] ? read(name) : undefined
  return { need, address, account, key, sender, origin, email, whole, where }
}
