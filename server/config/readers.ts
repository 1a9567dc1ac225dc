import * as z from 'zod/mini'
import { Email } from '#shared/typed-rules.ts'

type Env = Readonly<Record<string, string | undefined>>

/** Readers of one variable each, which write down in `wrong` what is wrong with it. */
export function readers(env: Env, wrong: string[]) {
  const need = (name: string, pattern = /./) => {
    const value = env[name] ?? ''
    if (!pattern.test(value)) wrong.push(value ? `${name} is not valid` : `${name} is missing`)
    return value
  }
  const address = (name: string) => need(name, /^0x[0-9a-fA-F]{40}$/) as `0x${string}`
  const key = (name: string) => need(name, /^0x[0-9a-fA-F]{64}$/) as `0x${string}`
  const email = (name: string) => {
    const value = env[name] ?? ''
    if (!z.safeParse(Email, value).success) wrong.push(`${name} is not valid`)
    return value
  }
  const whole = (name: string, otherwise: number) => {
    const value = Number(env[name] ?? otherwise)
    if (!Number.isSafeInteger(value) || value < 0) wrong.push(`${name} is not a whole number`)
    return value
  }
  /** Nothing where it is not set. */
  const where = <T>(name: string, read: (name: string) => T): T | undefined =>
    env[name] ? read(name) : undefined
  return { need, address, key, email, whole, where }
}
