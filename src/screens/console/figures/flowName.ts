import type { MessageDescriptor } from '@lingui/core'
import { flowWords } from '#src/screens/console/parts/flow-words.ts'

/** What a line is called in the language in use; one that is not known is told by its name. */
export const flowName = (type: string, say: (words: MessageDescriptor) => string): string => {
  const words = (flowWords as Readonly<Record<string, MessageDescriptor>>)[type]
  return words ? say(words) : type
}
