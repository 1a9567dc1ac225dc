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
  /** Takes a multipart form, with a file for each field whose rule is one of `shared/rules.ts` for files. */
  upload?: true
  /** The last answer may be kept on the device for offline viewing. */
  offline?: true
  /** Not answered by this release; the service says "not available yet". */
  later?: true
}

/** Checks that `it` is a call, and keeps its exact type. */
export const call = <const C extends Call>(it: C): C => it
