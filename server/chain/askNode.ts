import { createClient, http } from 'viem'
import * as z from 'zod/mini'
import { fetchAnswers } from './fetchAnswers.ts'

/** Puts a question to a node. Throws when it cannot be reached and when the answer has another form. */
export type Ask = <Schema extends z.ZodMiniType>(
  schema: Schema,
  method: string,
  ...params: unknown[]
) => Promise<z.output<Schema>>

/** `again`: how often a question that was not answered is put once more. `patience` in milliseconds. */
export type How = { again?: number; patience?: number }

/** For whoever waits for the answer, as the app does for ten seconds: by then a node that never answers has to be told of. */
export const FOR_PEOPLE: How = { patience: 3_000, again: 1 }

/**
 * The largest answer that is read, bytes: the logs of a block full of payments to the pool are 10 MB at 60 million gas, and a
 * hundred headers of full blocks are twice that.
 */
const LARGEST = 64 * 1024 * 1024

/** The node at an address, many questions in one request. */
export function askNode(rpcUrl: string, { again = 2, patience = 10_000 }: How = {}): Ask {
  const transport = http(rpcUrl, {
    batch: { batchSize: 100 },
    fetchFn: fetchAnswers,
    maxResponseBodySize: LARGEST,
    retryCount: again,
    retryDelay: 100,
    timeout: patience,
  })
  const client = createClient({ transport })
  return async (schema, method, ...params) =>
    // The method's own types say what an honest node answers; the schema sees what this one did.
    z.parse(schema, await client.request({ method, params } as never))
}
