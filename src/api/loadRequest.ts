import { nextTask } from '#src/words/nextTask.ts'
import { loadSender } from './loadSender.ts'

let opened: ReturnType<typeof open> | undefined

/**
 * What speaks with the service is no part of the first load: nothing is asked before somebody signs in or moves on. Whoever
 * has it knows what this device kept.
 */
export function loadRequest() {
  opened ??= open().catch((cause: unknown) => {
    opened = undefined
    throw cause
  })
  return opened
}

/** What was kept is read in a task of its own: with the file that reads it, it would hold up a slow phone for a tenth of a second. */
async function open() {
  const asking = await import('./request.ts')
  await nextTask()
  await asking.openKept()
  return asking
}

/** Fetches what reads answers ahead of the first call, with what this device kept; where it does not come, the call will say so. */
export const warmUp = (): Promise<unknown> => loadRequest().catch(() => {})

/** The same, with what sends: one after the other, or both would be run in one go while somebody types. */
export const warmUpToSend = (): Promise<unknown> =>
  loadRequest()
    .then(loadSender)
    .catch(() => {})
