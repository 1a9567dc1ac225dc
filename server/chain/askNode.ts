import { createClient, http } from 'viem'
import * as z from 'zod/mini'

/** Puts a question to a node. Throws when it cannot be reached and when the answer has another form. */
export type Ask = <Schema extends z.ZodMiniType>(
  schema: Schema,
  method: string,
  ...params: unknown[]
) => Promise<z.output<Schema>>

/** `again`: how often a question that was not answered is put once more. `patience` in milliseconds. */
export type How = { again?: number; patience?: number }

/** The node at an address, many questions in one request. */
export function askNode(rpcUrl: string, { again = 2, patience = 10_000 }: How = {}): Ask {
  const transport = http(rpcUrl, {
    batch: { batchSize: 100 },
    retryCount: again,
    retryDelay: 100,
    timeout: patience,
  })
  const client = createClient({ transport })
  return async (schema, method, ...params) =>
    // The method's own types say what an honest node answers; the schema sees what this one did.
    z.parse(schema, await client.request({ method, params } as never))
}
