import { BaseError, HttpRequestError } from 'viem'

/** What went wrong, without the way to the node and what was asked: a key may be part of it. */
export function wordsOf(error: unknown): string {
  if (error instanceof HttpRequestError) {
    return [error.shortMessage, error.status, error.details].filter(Boolean).join(' ')
  }
  if (error instanceof BaseError) return `${error.shortMessage} ${error.details}`.trim()
  return error instanceof Error ? error.message : String(error)
}
