import * as z from 'zod/mini'
import { PLACE } from './connectedWallet.ts'

/** What the wallet room keeps of connections, as far as it names a wallet; its accounts are not read. */
const Kept = z.object({
  state: z.object({
    current: z.nullable(z.string()),
    connections: z.object({
      value: z.array(z.array(z.unknown())),
    }),
  }),
})
/** One of them, beside its id. */
const Connection = z.object({ connector: z.object({ name: z.string() }) })

/** How the wallet that is connected on this device calls itself; null: none is, or its name cannot be read. */
export function walletKind(): string | null {
  try {
    const kept = Kept.safeParse(JSON.parse(localStorage.getItem(PLACE) ?? 'null'))
    if (!kept.success) return null
    const { current, connections } = kept.data.state
    const connection = connections.value.find(([uid]) => uid === current)?.[1]
    return Connection.safeParse(connection).data?.connector.name ?? null
  } catch {
    // Nothing can be read of this device's storage, or it is no JSON.
    return null
  }
}
