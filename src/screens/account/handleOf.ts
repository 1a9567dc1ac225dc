import { newKey } from '#src/api/newKey.ts'
import { readTyped, writeTexts } from '#src/ui/typed.ts'

const placeOf = (draft: string) => `${draft}.handle`

/** The handle that a form asked for its code by, kept beside the form's draft; nothing where none was asked for. */
export const keptHandle = (draft: string): string | undefined => readTyped(placeOf(draft))['handle']

/** The same, made where there is none, and kept before anything is sent: a code may come though the answer is lost. */
export function handleOf(draft: string): string {
  const handle = keptHandle(draft) ?? newKey()
  writeTexts(placeOf(draft), { handle })
  return handle
}
