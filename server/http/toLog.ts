import type { FastifyBaseLogger } from 'fastify'
import { describe } from './describe.ts'

type Line = { level: 'info' | 'warn' | 'error'; event: string } & Record<string, unknown>

/** Writes the lines of parts that know no logger into ours. */
export const toLog =
  (log: FastifyBaseLogger) =>
  ({ level, event, ...rest }: Line): void => {
    const { error } = rest
    log[level](error === undefined ? rest : { ...rest, error: describe(error) }, event)
  }
