import { randomUUID } from 'node:crypto'
import { defaults } from '#server/parameters/defaults.ts'
import { readParameters } from '#server/parameters/readParameters.ts'
import type { DeskPath, DeskResult } from '#shared/desk/index.ts'
import { enrol } from './enrol.ts'
import { ownService } from './openService.ts'

const HOUR = 3_600_000
type Said<P extends DeskPath> = { code: number; field: string; result: DeskResult<P> }

/** A farm with a treasurer; what the desk answers is read as the wire has it. */
export async function openTreasurer() {
  const service = await ownService()
  const treasurer = await enrol(service, { roles: ['treasurer'] })
  const at = async <P extends DeskPath>(path: P, body: object, key: string = randomUUID()) => {
    const options = { token: treasurer.token, headers: { 'idempotency-key': key } }
    return (await service.call(path, body, options)) as unknown as Said<P>
  }
  const standing = async (name: string) => {
    const { result } = await at('operator/parameters', {})
    const found = result.list.find((one) => one.name === name)
    if (!found) throw new Error(`no parameter ${name}`)
    return found
  }
  const set = async (name: string, value: unknown, effectiveAt?: string) => {
    const { revision } = await standing(name)
    return at('operator/setParameter', { name, value, effectiveAt, revision, reason: 'as voted' })
  }
  const moment = (hours: number) =>
    new Date(service.clock.now().getTime() + hours * HOUR).toISOString()
  const inForce = () => service.db.inTx((tx) => readParameters(tx, service.clock.now()))
  const changes = async (body: object = {}) => (await service.call('home/changes', body)).result
  return { ...service, treasurer, at, standing, set, moment, inForce, changes }
}

const [btcw, btcwt] = defaults.coinSet
if (!btcw || !btcwt) throw new Error('two coins are set')
/** The coins as they are, with another fee and limit of BTCW. */
export const withFee = (fee: string, autoApproveBelow = '100') => [
  { ...btcw, withdraw: { ...btcw.withdraw, fee, autoApproveBelow } },
  btcwt,
]
