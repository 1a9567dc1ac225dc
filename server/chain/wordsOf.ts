import { BaseError, HttpRequestError, RpcRequestError } from 'viem'

/** Shorter parts of an address are words like `v2` or `rpc`, not keys. */
const LEAST_SECRET = 8

/** What went wrong, without the way to the node and what was asked: a key may be part of it, and be said back to us. */
export function wordsOf(error: unknown): string {
  if (!(error instanceof BaseError)) return error instanceof Error ? error.message : String(error)
  const { shortMessage, details } = error
  const status = error instanceof HttpRequestError ? error.status : undefined
  const words = [shortMessage, status, details].filter(Boolean).join(' ')
  return secretsOf(error).reduce((text, secret) => text.replaceAll(secret, '…'), words)
}

/** The parts of the node's address that may be a key: user, password, folders, values of the query. */
function secretsOf(error: BaseError): string[] {
  const asked = error.walk((it) => it instanceof HttpRequestError || it instanceof RpcRequestError)
  if (!(asked instanceof HttpRequestError || asked instanceof RpcRequestError)) return []
  const { username, password, pathname, searchParams } = new URL(asked.url)
  const parts = [username, password, ...pathname.split('/'), ...searchParams.values()]
  return parts.filter(({ length }) => length >= LEAST_SECRET)
}
