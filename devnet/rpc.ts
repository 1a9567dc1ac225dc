import type { Hex } from 'viem'

/** What a node says when it refuses a call. */
class RpcRefused extends Error {
  override name = 'RpcRefused'
  readonly code: number
  readonly data: unknown

  constructor(method: string, { code, message, data }: RpcError) {
    super(`${method}: ${message}`)
    this.code = code
    this.data = data
  }
}

type RpcError = { code: number; message: string; data?: unknown }
type Answer<T> = { result: T; error?: RpcError }

/** One JSON-RPC call. Throws `RpcRefused` where the node refuses, fetch's errors where it was not reached. */
export async function rpc<T = unknown>(
  url: string,
  method: string,
  ...params: unknown[]
): Promise<T> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    signal: AbortSignal.timeout(30_000),
  })
  const { result, error }: Answer<T> = await response.json()
  if (error) throw new RpcRefused(method, error)
  return result
}

/** A number as the node wants it. */
export const hex = (value: number | bigint): Hex => `0x${value.toString(16)}`
