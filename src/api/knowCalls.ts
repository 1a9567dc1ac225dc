import { calls } from '#shared/api/index.ts'
import { learnCalls } from './callOf.ts'

/** Makes all calls of members known: no screen but the sign-in and Home is shown before. */
export const knowCalls = () => learnCalls(calls)
