import type { AnyPath, Body, Result } from '#shared/api/index.ts'
import { tellFailure } from './failure.ts'
import { loadRequest } from './loadRequest.ts'
import type { RequestOptions } from './request.ts'
import { Unanswered } from './Unanswered.ts'

type PostOptions = RequestOptions & {
  /** The asker tells the person about a failure in a way of its own: no toast. */
  quiet?: boolean
}

/**
 * Makes one call. Throws `Refused` when the service says no, `Unanswered` when it was not reached; the person is told, but not of
 * what was asked elsewhere: it is no word of the service's, and ends no session.
 */
export async function post<P extends AnyPath>(
  path: P,
  body: Body<P>,
  { quiet = false, ...options }: PostOptions = {},
): Promise<Result<P>> {
  try {
    const { request } = await loadRequest().catch(notLoaded)
    return await request(path, body, options)
  } catch (error) {
    if (!options.signal?.aborted && options.base === undefined) tellFailure({ error, quiet })
    throw error
  }
}

function notLoaded(cause: unknown): never {
  throw new Unanswered(cause, { reached: false })
}
