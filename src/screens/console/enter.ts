import { desk } from '#shared/desk/index.ts'
import { learnCalls } from '#src/api/callOf.ts'
import { learnStale } from '#src/api/stale.ts'
import { loadConsoleWords } from '#src/words/loadConsoleWords.ts'
import { Console } from './Console.tsx'
import { stale } from './stale.ts'

/** Makes the console ready: its calls and its words are not part of any member's load. */
export async function enter() {
  learnCalls(desk)
  learnStale(stale())
  await loadConsoleWords()
  return { Console }
}
