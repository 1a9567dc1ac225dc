import { keptCopy } from '#shared/keptCopy.ts'
import { chosenAtom, forgetCopy, tellWorker } from './copy.ts'
import { store } from './session.ts'

/** Has answers kept on this device to be read with no network, or not; switched off, what was kept is gone at once. */
export async function chooseCopy(keep: boolean): Promise<void> {
  store.set(chosenAtom, String(keep))
  if (!keep) await makeRoom()
  await tellWorker(keep)
  if (!keep) await forgetCopy()
}

/**
 * A device that is full has no room for the word to the worker until then. One answer by one: a cache that is deleted whole
 * goes on being counted while anybody has it open.
 */
async function makeRoom() {
  if (!(await caches.has(keptCopy.answers))) return
  const answers = await caches.open(keptCopy.answers)
  await Promise.all((await answers.keys()).map((key) => answers.delete(key)))
}
