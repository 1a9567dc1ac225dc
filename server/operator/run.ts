import { parseArgs } from 'node:util'
import { InDoubt } from '#server/db/InDoubt.ts'
import { Refusal } from '#server/db/Refusal.ts'
import { say } from '#shared/locale.ts'
import { refusals } from '#shared/refusals.ts'
import type { Act, Given } from './Act.ts'
import { acts } from './acts/index.ts'
import { Complaint, OptionMissing } from './Complaint.ts'
import { help, helpInstead, helpOn, isSubject } from './help.ts'
import { type Desk, openDesk } from './openDesk.ts'

/** Where an act comes from and speaks to. */
export type Caller = Pick<Desk, 'env' | 'say' | 'input'> & { complain: (line: string) => void }

/** Done, not done, not understood. */
const [DONE, NOT_DONE, NOT_UNDERSTOOD] = [0, 1, 2]

/** Does what was typed. Answers the exit code: 0 done, 1 not done, 2 not understood. */
export async function run(typed: readonly string[], caller: Caller): Promise<number> {
  const act = actIn(typed)
  const asksHelp = typed.length === 0 || typed[0] === 'help' || typed.includes('--help')
  const words = typed.filter((word) => word !== 'help' && word !== '--help')
  const wanted = act ?? actIn(words)
  if (asksHelp && (wanted || words.length === 0 || isSubject(acts, words[0]))) {
    caller.say(wanted ? helpOn(wanted) : help(acts, words[0]))
    return DONE
  }
  if (!act) {
    caller.complain(`There is no act "${words.join(' ')}".\n\n${helpInstead(acts, words[0])}`)
    return NOT_UNDERSTOOD
  }
  const given = givenTo(act, typed)
  if (typeof given === 'string') {
    caller.complain(`${given}\n\n${helpOn(act)}`)
    return NOT_UNDERSTOOD
  }
  return perform(act, given, caller)
}

async function perform(act: Act, given: Given, caller: Caller): Promise<number> {
  try {
    const say = (line: string) => caller.say(printable(line))
    const desk = await (act.open ?? openDesk)(caller.env, { ...caller, say })
    try {
      await act.run(desk, given)
      return DONE
    } finally {
      await desk.close()
    }
  } catch (error) {
    caller.complain(printable(messageOf(error)))
    if (caller.env['DEBUG']) caller.complain(printable(String((error as Error).stack)))
    if (!(error instanceof OptionMissing)) return NOT_DONE
    caller.complain(`\n${helpOn(act)}`)
    return NOT_UNDERSTOOD
  }
}

/** Without what members or others may have written to steer a terminal or to turn the text around. */
const printable = (line: string): string =>
  line.replace(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu, '\uFFFD')

/** A name is one word or two: the longer one is tried first. */
const actIn = (typed: readonly string[]): Act | undefined =>
  [typed.slice(0, 2).join(' '), typed[0]]
    .map((name) => acts.find((act) => act.name === name))
    .find((act) => act !== undefined)

/** What was given to an act, or what is wrong with it. */
function givenTo(act: Act, typed: readonly string[]): Given | string {
  const options = Object.fromEntries(
    Object.entries(act.options ?? {}).map(([name, kind]) => [
      name,
      { type: kind === 'switch' ? ('boolean' as const) : ('string' as const) },
    ]),
  )
  try {
    const { positionals, values } = parseArgs({ args: [...typed], options, allowPositionals: true })
    const words = positionals.slice(act.name.split(' ').length)
    const wanted = act.takes.match(/<[^>]+>|\[[^\]]+\]/g) ?? []
    const least = wanted.filter((word) => word.startsWith('<')).length
    if (words.length < least) return `${wanted[words.length]} is missing.`
    if (words.length > wanted.length && !act.takes.endsWith('…'))
      return `"${words[wanted.length]}" is one word too many. Put a text of several words into quotes.`
    return {
      words,
      option: (name) => (typeof values[name] === 'string' ? values[name] : undefined),
      is: (name) => values[name] === true,
    }
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function messageOf(error: unknown): string {
  if (error instanceof Refusal) {
    return say(refusals[error.because], 'en', error.details.values ?? {})
  }
  if (error instanceof Complaint) return error.message
  if (error instanceof InDoubt)
    return 'Nobody can tell yet whether this was done: look before you do it again.'
  return `Not done: ${error instanceof Error ? error.message : String(error)}`
}
