import { type Address, type Hex, isAddress, zeroAddress } from 'viem'
import { CONFIRMATIONS } from '#server/config/readConfig.ts'
import { readers } from '#server/config/readers.ts'
import { ONE, WHOLE_DIGITS } from '#shared/money.ts'

/** What is put on the chain, by whom, and for whom. */
export type Plan = {
  rpcUrl: string
  /** Of the wallet that pays for it; it holds no role afterwards. */
  key: Hex
  admin: Address
  payer: Address
  /** The token that is there, or who gets the supply of a new one, base units. */
  token: Address | { holder: Address; supply: bigint }
  /** Blocks deep, its own counted, that the pool must lie. */
  confirmations: number
}

/** No more than an amount can say. */
const SUPPLY = new RegExp(`^[1-9]\\d{0,${WHOLE_DIGITS - 1}}$`)

type Env = Readonly<Record<string, string | undefined>>

/** Reads and checks the environment. Throws an error that names every variable that is missing or wrong, and no key. */
export function readPlan(env: Env): Plan {
  const wrong: string[] = []
  const { need, key, whole, where, ...read } = readers(env, wrong)
  // A role that is given to nobody's address cannot be given again: what is mistyped is found by its capitals.
  const address = (name: string) => {
    const value = read.address(name)
    const mixed = /[a-f]/.test(value) && /[A-F]/.test(value.slice(2))
    if (value === zeroAddress || (mixed && !isAddress(value))) wrong.push(`${name} is not valid`)
    return value
  }
  const plan: Plan = {
    rpcUrl: need('BITWAVE_RPC_URL', /^https?:\/\//),
    key: key('DEPLOYER_KEY'),
    admin: address('POOL_ADMIN'),
    payer: address('POOL_PAYER'),
    token: where('BITWAVE_TOKEN', address) ?? {
      holder: address('TOKEN_HOLDER'),
      supply: BigInt(need('TOKEN_SUPPLY', SUPPLY).replace(/\D/g, '')) * ONE,
    },
    confirmations: whole('CONFIRMATIONS', CONFIRMATIONS),
  }
  if (plan.payer && plan.admin.toLowerCase() === plan.payer.toLowerCase())
    wrong.push('POOL_PAYER is POOL_ADMIN: who pays out must not be who can stop it')
  if (wrong.length > 0) throw new Error(`configuration: ${wrong.join('; ')}`)
  return plan
}
