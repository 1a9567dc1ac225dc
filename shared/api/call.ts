import type * as z from 'zod/mini'

/** One POST call of the contract: who may make it, what goes in, what comes out. */
export type Call = {
  who: 'anyone' | 'member'
  body: z.ZodMiniType
  result: z.ZodMiniType
  /** Moves money: takes an Idempotency-Key, is counted against the limits of money calls. */
  money?: true
  /** Changes something at the desk: takes an Idempotency-Key, and leaves a line in the operators' log. */
  writes?: true
  /** Takes a multipart form, with a file for each field whose rule is one of `shared/typed-rules.ts` for files. */
  upload?: true
  /** The last answer may be kept on the device for offline viewing. */
  offline?: true
  /** Not answered by this release; the service says "not available yet". */
  later?: true
}

/** A call as it is written: what goes in and what comes out are made when they are asked for. */
export type Written<C extends Call = Call> = Omit<C, 'body' | 'result'> & {
  body: () => z.ZodMiniType
  result: () => z.ZodMiniType
}

export type Made<W extends Written> = Omit<W, 'body' | 'result'> & {
  readonly body: ReturnType<W['body']>
  readonly result: ReturnType<W['result']>
}

/**
 * Checks that `it` is a call, and keeps its exact type. Each of its two shapes is made once, when it is first asked for: a
 * slow phone takes a tenth of a second for all of them, and a screen needs a few.
 */
export function call<const W extends Written>(it: W): Made<W> {
  const body = once(it.body)
  const result = once(it.result)
  const made: Call = {
    ...it,
    get body() {
      return body()
    },
    get result() {
      return result()
    },
  }
  return made as unknown as Made<W>
}

function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}
