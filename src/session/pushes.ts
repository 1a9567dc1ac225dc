import { keptCopy, type PushWord } from '#shared/keptCopy.ts'
import { draftKey } from './draftKey.ts'
import { dropDraft, readDraft, writeDraft } from './drafts.ts'
import { localeAtom, store } from './session.ts'

/** Kept like a draft: for this member, over the end of a session, and gone when somebody signs out or another signs in. */
const place = () => draftKey('pushes')

/** Whether the signed-in member wants to be told of news on this device. */
export const pushChoice = {
  isOn: () => readDraft(place()) === true,
  keep: (on: boolean) => (on ? writeDraft(place(), true) : dropDraft(place())),
}

/** Leaves word to the worker, which knows no session, whose pushes it may show. */
export async function tellWorkerWhose(member: string | null): Promise<void> {
  const word: PushWord = { member, locale: store.get(localeAtom) }
  const settings = await caches.open(keptCopy.settings)
  await settings.put(keptCopy.push, new Response(JSON.stringify(word)))
}
